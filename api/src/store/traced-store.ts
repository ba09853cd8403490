import { channel } from 'node:diagnostics_channel';
import { withSpan } from '../tracing/spans.ts';
import type { Container, ContainerName, Doc, PageQuery, Store } from './store.ts';

/** A query or a COUNT. */
export type Asked = Pick<PageQuery, 'where' | 'orderBy' | 'fields'> & { container: ContainerName };

/** Gets each query before it runs. The wire tests listen to it. */
export const queries = channel('vse:queries');

/** A store that records a span for each call, with the database, the container and the verb. */
export function tracedStore(system: 'azure.cosmosdb' | 'sqlite', store: Store): Store {
  return {
    container<T extends Doc>(name: ContainerName): Container<T> {
      const container = store.container<T>(name);
      const traced = <R>(verb: string, call: () => Promise<R>) => {
        const fields = { 'db.collection.name': name, 'db.operation.name': verb };
        return withSpan(`${verb} ${name}`, { 'db.system.name': system, ...fields }, call);
      };
      return {
        read: (id) => traced('read', () => container.read(id)),
        create: (doc) => traced('create', () => container.create(doc)),
        replace: (doc, etag) => traced('replace', () => container.replace(doc, etag)),
        remove: (id, etag) => traced('remove', () => container.remove(id, etag)),
        page: (query: PageQuery) => {
          queries.publish({ container: name, ...query });
          return traced('page', () => container.page(query));
        },
        count: (where) => {
          queries.publish({ container: name, where });
          return traced('count', () => container.count(where));
        },
      };
    },
    close: () => store.close(),
  };
}
