import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Container,
  type ContainerName,
  type Doc,
  type PageQuery,
  type Store,
  type Stored,
  StoreError,
} from '../../api/src/store/store.ts';
import type { Request } from './timeline.ts';
import type { Instance, World } from './world.ts';

/** The request that the code at hand works for. */
export const requests = new AsyncLocalStorage<Request>();

const unavailable = () => new StoreError('unavailable', 'The simulated database has not answered');
/** The database gives up a little later than a request (clients/deadline.ts). */
const SILENCE_MS = 25_000;
const SLOW_MS = 4000;

type Verb = keyof Container<Doc>;
type Call<R> = { verb: Verb; name: ContainerName; id?: string; run: () => Promise<R> };

/**
 * The database as one instance sees it: each call takes time, may fail, and may be executed without an answer. Every
 * write goes into the world's timeline.
 */
export function storeFor(world: World, instance: Instance): Store {
  function call<R>(asked: Call<R>): Promise<R> {
    // A crashed instance asks nothing more.
    if (!instance.isAlive) return new Promise(() => {});
    const request = requests.getStore();
    return new Promise((resolve, reject) => {
      const label = `${instance.name} ${asked.verb} ${asked.name} ${asked.id ?? ''}`;
      const answer = (settle: () => void) => instance.isAlive && settle();
      const isWrite = ['create', 'replace', 'remove'].includes(asked.verb);
      const { strikes } = world.faults;
      const fail = () => answer(() => reject(unavailable()));
      const failLater = (ms: number, what: string) =>
        world.schedule.after(ms, `${label}: ${what}`, fail);
      const execute = () => requests.run(request as Request, () => asked.run());
      world.schedule.after(
        1 + world.schedule.int(strikes('store: slow') ? SLOW_MS : 20),
        label,
        () => {
          if (!instance.isAlive) return;
          if (strikes('instance: crash')) return world.crash(instance);
          if (strikes('store: throttled')) return fail();
          if (strikes('store: silent')) return void failLater(SILENCE_MS, 'silent');
          if (isWrite && strikes('store: executed after the refusal')) {
            fail();
            const late = () => void execute().catch(() => undefined);
            world.schedule.after(1 + world.schedule.int(500), `${label}: late`, late);
            return;
          }
          const done = execute();
          if (isWrite && strikes('instance: crash after a write')) {
            void done.catch(() => undefined);
            return world.crash(instance);
          }
          if (strikes('store: answer lost')) {
            void done.catch(() => undefined);
            return void failLater(world.schedule.int(2000), 'answer lost');
          }
          done.then(
            (value) => answer(() => resolve(value)),
            (error: unknown) => answer(() => reject(error)),
          );
        },
      );
    });
  }

  return {
    close: async () => undefined,
    container<T extends Doc>(name: ContainerName): Container<T> {
      const inner = world.database.container<T>(name);
      const write = <R extends Stored<T> | undefined>(
        verb: Verb,
        [id, before]: [id: string, before?: string],
        run: () => Promise<R>,
      ) =>
        call({
          verb,
          name,
          id,
          async run() {
            const stored = await run();
            const { etag, doc } = stored ?? {};
            const request = requests.getStore();
            world.noteWrite({ container: name, id, before, etag, doc, request });
            return stored;
          },
        });
      return {
        create: (doc) => write('create', [doc.id], () => inner.create(doc)),
        replace: (doc, etag) => write('replace', [doc.id, etag], () => inner.replace(doc, etag)),
        remove: async (id, etag) => {
          await write('remove', [id, etag], async () => void (await inner.remove(id, etag)));
        },
        read: (id) =>
          call({
            verb: 'read',
            name,
            id,
            async run() {
              const found = await inner.read(id);
              if (found) world.noteRead(requests.getStore(), { container: name, ids: [id] });
              return found;
            },
          }),
        page: (query: PageQuery) =>
          call({
            verb: 'page',
            name,
            async run() {
              const page = await inner.page(query);
              const ids = page.items.map(({ doc }) => doc.id);
              // A query of known ids brings what reads of them would.
              const isPage = !query.where?.some((one) => one.field === 'id' && 'in' in one);
              world.noteRead(requests.getStore(), { container: name, ids, isPage });
              return page;
            },
          }),
        count: (where) => call({ verb: 'count', name, run: () => inner.count(where) }),
      };
    },
  };
}
