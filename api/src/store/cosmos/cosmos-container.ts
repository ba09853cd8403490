import type { Container as AzureContainer } from '@azure/cosmos';
import { assertQuery, assertWhere, isStorableId, storableJson } from '../fields.ts';
import type { Container, ContainerName, Deadline, Doc, PageQuery } from '../store.ts';
import { countOf, find, readPage, storedOf } from './cosmos-reads.ts';
import { beforeDeadline } from './cosmos-retry.ts';
import { createIn, missing, removeFrom, replaceIn } from './cosmos-writes.ts';

/** Implements the port over one Cosmos DB container. Errors other than StoreError come from the SDK. */
export function cosmosContainer<T extends Doc>(
  name: ContainerName,
  azure: AzureContainer,
  deadline: Deadline,
): Container<T> {
  const container = { name, azure };
  const within = <R>(call: (signal: AbortSignal) => Promise<R>) => beforeDeadline(deadline, call);
  return {
    async read(id) {
      if (!isStorableId(id)) return undefined;
      const found = await within((signal) => find(container, id, signal));
      return found && storedOf<T>(found);
    },
    async create(doc) {
      storableJson(name, doc);
      return within((signal) => createIn(container, doc, signal));
    },
    async replace(doc, etag) {
      storableJson(name, doc);
      return within((signal) => replaceIn(container, doc, etag, signal));
    },
    async remove(id, etag) {
      if (!isStorableId(id)) throw missing(container, id);
      return within((signal) => removeFrom(container, id, etag, signal));
    },
    async page(query: PageQuery) {
      assertQuery(name, query);
      return within((signal) => readPage<T>(container, query, signal));
    },
    async count(where) {
      assertWhere(name, where);
      return within((signal) => countOf(container, where, signal));
    },
  };
}
