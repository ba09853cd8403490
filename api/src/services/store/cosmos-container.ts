import { randomUUID } from 'node:crypto';
import type { Container as AzureContainer, SqlQuerySpec } from '@azure/cosmos';
import { countQuery, pageQueries } from './cosmos-query.ts';
import { statusOf, withRetries } from './cosmos-retry.ts';
import { assertQuery, assertStorable, assertWhere, isStorableId } from './fields.ts';
import { pageTokenAt, positionIn } from './page-token.ts';
import { type Container, type ContainerName, type Doc, type Stored, StoreError } from './store.ts';

/** A document as it lies in Cosmos DB. Names with an underscore are its own and ours, never the record's. */
type Resource = Doc & { _etag: string; _writeId?: string };
type Write = Doc & { _writeId: string };

/** One Cosmos DB container as the port. Errors other than StoreError are the SDK's, for a service that fails. */
export function cosmosContainer<T extends Doc>(
  name: ContainerName,
  azure: AzureContainer,
): Container<T> {
  async function find(id: string): Promise<Resource | undefined> {
    const { resource, substatus } = await azure.item(id, id).read<Resource>();
    // 404 with this substatus: the container itself is missing, which must not pass for an absent document.
    if (substatus === 1003) throw new Error(`Cosmos DB has no container ${azure.url}`);
    return resource;
  }

  /**
   * What a refused write means. Each write puts an id of its own into the document: when that is what lies there, an
   * earlier try of ours (or of the SDK's) did succeed and only its answer was lost.
   */
  async function outcomeOf(write: Write, refusal: StoreError): Promise<Stored<T>> {
    const found = await find(write.id);
    if (found?._writeId === write._writeId) return storedOf<T>(found);
    throw found === undefined && refusal.kind === 'stale' ? missing(write.id) : refusal;
  }

  async function resultsOf(query: SqlQuerySpec, limit: number): Promise<Resource[]> {
    const results: Resource[] = [];
    const pages = azure.items.query<Resource>(query, { maxItemCount: limit });
    while (results.length < limit && pages.hasMoreResults()) {
      const { resources } = await pages.fetchNext();
      // Undefined when a partition had nothing to give.
      results.push(...(resources ?? []));
    }
    return results.slice(0, limit);
  }

  const missing = (id: string) => new StoreError('missing', `${name}: ${id} does not exist`);
  const stale = (id: string) => new StoreError('stale', `${name}: ${id} has changed meanwhile`);
  const conflict = (id: string) => new StoreError('conflict', `${name}: ${id} exists already`);

  return {
    async read(id) {
      const found = isStorableId(id) ? await find(id) : undefined;
      return found && storedOf<T>(found);
    },

    async create(doc) {
      assertStorable(name, doc);
      const write = stamped(doc);
      try {
        return storedOf<T>(await written(withRetries(() => azure.items.create(write))));
      } catch (error) {
        if (statusOf(error) !== 409) throw error;
        return await outcomeOf(write, conflict(doc.id));
      }
    },

    async replace(doc, etag) {
      assertStorable(name, doc);
      const write = stamped(doc);
      const item = azure.item(doc.id, doc.id);
      try {
        return storedOf<T>(await written(withRetries(() => item.replace(write, ifMatch(etag)))));
      } catch (error) {
        if (statusOf(error) === 404) throw missing(doc.id);
        if (statusOf(error) !== 412) throw error;
        return await outcomeOf(write, stale(doc.id));
      }
    },

    async remove(id, etag) {
      if (!isStorableId(id)) throw missing(id);
      let mayBeDone = false;
      try {
        await withRetries((isRepeated) => {
          mayBeDone = isRepeated;
          return azure.item(id, id).delete(ifMatch(etag));
        });
      } catch (error) {
        if (statusOf(error) === 412) throw stale(id);
        if (statusOf(error) !== 404) throw error;
        // Gone after a try whose answer was lost: that try removed it.
        if (!mayBeDone) throw missing(id);
      }
    },

    async page(query) {
      assertQuery(name, query);
      const found: Resource[] = [];
      for (const part of pageQueries(query, positionIn(name, query))) {
        const wanted = query.limit + 1 - found.length;
        if (wanted > 0) found.push(...(await resultsOf(part, wanted)));
      }
      const items = found.slice(0, query.limit).map((resource) => storedOf<T>(resource));
      const last = items.at(-1);
      const hasMore = found.length > query.limit && last !== undefined;
      return hasMore ? { items, after: pageTokenAt(name, query, last.doc) } : { items };
    },

    async count(where) {
      assertWhere(name, where);
      const { resources } = await azure.items.query<number>(countQuery(where)).fetchAll();
      return resources[0] ?? 0;
    },
  };
}

function stamped(doc: Doc): Write {
  return { ...doc, _writeId: randomUUID() };
}

async function written(response: Promise<{ resource?: unknown }>): Promise<Resource> {
  const { resource } = await response;
  if (resource === undefined) throw new Error('Cosmos DB answered a write without the document');
  return resource as Resource;
}

/** An ETag comes from a browser: '*', nothing, or what no header can carry must match no document, not every one. */
function ifMatch(etag: string) {
  const condition = /^[\x21-\x7e]+$/.test(etag) && etag !== '*' ? etag : '"none"';
  return { accessCondition: { type: 'IfMatch', condition } };
}

/** Takes off _rid, _self, _etag, _ts, _attachments and the write id. What is left was a T when it was written. */
function storedOf<T>(resource: Resource): Stored<T> {
  const own = Object.entries(resource).filter(([key]) => !key.startsWith('_'));
  return { doc: Object.fromEntries(own) as T, etag: resource._etag };
}
