import type { Container, ContainerName, Doc, Store } from '../../api/src/store/store.ts';

type Hook = () => unknown;
type PendingHook = { container: ContainerName; writesLeft: number; hook: Hook };

/** A store that counts its calls and lets another writer in at a chosen moment. */
export type InterleavedStore = Store & {
  /**
   * Runs `hook` once, right before the n-th write (create, replace or remove) of a container from now on. A hook that
   * throws simulates a crash: the write does not happen.
   */
  beforeWrite(container: ContainerName, n: number, hook: Hook): void;
  /** All calls so far, such as 'invites.read'. */
  readonly calls: readonly string[];
  /** The calls that some work makes. */
  callsOf(work: () => Promise<unknown>): Promise<string[]>;
  /** How many documents the calls have brought so far. */
  documents(): number;
};

/** Hooks must write through another store, so that their calls are not counted and run no hooks. */
export function interleave(store: Store): InterleavedStore {
  const calls: string[] = [];
  let documents = 0;
  let hooks: PendingHook[] = [];

  async function runDueHooks(container: ContainerName): Promise<void> {
    for (const pending of hooks) if (pending.container === container) pending.writesLeft--;
    const due = hooks.filter(({ writesLeft }) => writesLeft === 0);
    hooks = hooks.filter(({ writesLeft }) => writesLeft > 0);
    for (const { hook } of due) await hook();
  }

  function containerWithHooks<T extends Doc>(name: ContainerName): Container<T> {
    const container = store.container<T>(name);
    const counted = <Args extends unknown[], R>(
      call: string,
      work: (...args: Args) => Promise<R>,
    ) => {
      const isWrite = call === 'create' || call === 'replace' || call === 'remove';
      return async (...args: Args): Promise<R> => {
        calls.push(`${name}.${call}`);
        if (isWrite) await runDueHooks(name);
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
      page: counted('page', async (query) => {
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
      hooks.push({ container, writesLeft: n, hook });
    },
    async callsOf(work) {
      const before = calls.length;
      await work();
      return calls.slice(before);
    },
  };
}
