import type { Container, ContainerName, Doc, PageQuery, Store } from '../../api/src/store/store.ts';

type Hook = () => unknown;
type Verb = keyof Container<Doc>;
type PendingHook = { isDueBefore: (call: string) => boolean; callsLeft: number; hook: Hook };

/** A store that counts its calls and lets another writer in at a chosen moment. */
export type InterleavedStore = Store & {
  /**
   * Runs `hook` once, right before the n-th write (create, replace or remove) of a container from now on. A hook that
   * throws simulates a crash: the write does not happen.
   */
  beforeWrite(container: ContainerName, n: number, hook: Hook): void;
  /** Runs `hook` once, right before the next call of this kind, such as 'mails.page'. */
  beforeCall(call: `${ContainerName}.${Verb}`, hook: Hook): void;
  /** All calls so far, such as 'invites.read'. */
  readonly calls: readonly string[];
  /** The calls that some work makes. */
  callsOf(work: () => Promise<unknown>): Promise<string[]>;
  /** How many documents the calls have brought so far. */
  documents(): number;
};

const WRITES: readonly Verb[] = ['create', 'replace', 'remove'];

/** Hooks must write through another store, so that their calls are not counted and run no hooks. */
export function interleave(store: Store): InterleavedStore {
  const calls: string[] = [];
  let documents = 0;
  let hooks: PendingHook[] = [];

  async function runDueHooks(call: string): Promise<void> {
    for (const pending of hooks) if (pending.isDueBefore(call)) pending.callsLeft--;
    const due = hooks.filter(({ callsLeft }) => callsLeft === 0);
    hooks = hooks.filter(({ callsLeft }) => callsLeft > 0);
    for (const { hook } of due) await hook();
  }

  function containerWithHooks<T extends Doc>(name: ContainerName): Container<T> {
    const container = store.container<T>(name);
    const counted = <Args extends unknown[], R>(
      verb: Verb,
      work: (...args: Args) => Promise<R>,
    ) => {
      const call = `${name}.${verb}`;
      return async (...args: Args): Promise<R> => {
        calls.push(call);
        await runDueHooks(call);
        return work(...args);
      };
    };
    return {
      read: counted('read', async (id) => {
        const found = await container.read(id);
        if (found) documents += 1;
        return found;
      }),
      create: counted('create', container.create),
      replace: counted('replace', container.replace),
      remove: counted('remove', container.remove),
      page: counted('page', async (query: PageQuery) => {
        const page = await container.page(query);
        documents += page.items.length;
        return page;
      }),
      count: counted('count', container.count),
    };
  }

  return {
    container: containerWithHooks,
    close: () => store.close(),
    calls,
    documents: () => documents,
    beforeWrite(container, n, hook) {
      const writes = WRITES.map((verb) => `${container}.${verb}`);
      hooks.push({ isDueBefore: (call) => writes.includes(call), callsLeft: n, hook });
    },
    beforeCall(call, hook) {
      hooks.push({ isDueBefore: (each) => each === call, callsLeft: 1, hook });
    },
    async callsOf(work) {
      const before = calls.length;
      await work();
      return calls.slice(before);
    },
  };
}
