import { withSpan } from '../tracing/spans.ts';
import type { Container, ContainerName, Doc, PageQuery, Store } from './store.ts';

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
        page: (query: PageQuery) => traced('page', () => container.page(query)),
        count: (where) => traced('count', () => container.count(where)),
      };
    },
    close: () => store.close(),
  };
}
