import type { Container as AzureContainer, SqlQuerySpec } from '@azure/cosmos';
import { declarationOf } from '../fields.ts';
import { pageFrom, positionIn } from '../page-token.ts';
import type { Condition, ContainerName, Doc, Page, PageQuery, Stored } from '../store.ts';
import { countQuery, pageQueries } from './cosmos-query.ts';
import { readWithRetries } from './cosmos-retry.ts';

/** A Cosmos DB container with its name, for error messages and page tokens. */
export type NamedContainer = { name: ContainerName; azure: AzureContainer };

/** A document as Cosmos DB returns it. Names with a leading underscore belong to the database or this store. */
export type Resource = Doc & { _etag: string; _writeId?: string };

export async function find(
  { name, azure }: NamedContainer,
  id: string,
  abortSignal: AbortSignal,
): Promise<Resource | undefined> {
  const { consistency } = declarationOf(name);
  const options = { abortSignal, ...(consistency && { consistencyLevel: consistency }) };
  const read = () => azure.item(id, id).read<Resource>(options);
  const { resource, substatus } = await readWithRetries(abortSignal, read);
  // 404 with this substatus means that the container is missing, which must not look like a missing document.
  if (substatus === 1003) throw new Error(`Cosmos DB has no container ${azure.url}`);
  return resource;
}

export async function readPage<T extends Doc>(
  container: NamedContainer,
  query: PageQuery,
  signal: AbortSignal,
): Promise<Page<T>> {
  const found: Resource[] = [];
  const from = positionIn(container.name, query);
  for (const part of pageQueries(container.name, query, from)) {
    const wanted = query.limit + 1 - found.length;
    if (wanted <= 0) continue;
    const read = () => resultsOf(container, part, wanted, signal);
    found.push(...(await readWithRetries(signal, read)));
  }
  return pageFrom(
    container.name,
    query,
    found.map((resource) => storedOf<T>(resource)),
    from,
  );
}

export async function countOf(
  { azure }: NamedContainer,
  where: Condition[],
  abortSignal: AbortSignal,
): Promise<number> {
  const countAll = () => azure.items.query<number>(countQuery(where), { abortSignal }).fetchAll();
  const { resources } = await readWithRetries(abortSignal, countAll);
  return resources[0] ?? 0;
}

/** Removes _rid, _self, _etag, _ts, _attachments and the write id. The rest was a T when it was written. */
export function storedOf<T>(resource: Resource): Stored<T> {
  const fields = Object.entries(resource).filter(([key]) => !key.startsWith('_'));
  return { doc: Object.fromEntries(fields) as T, etag: resource._etag };
}

async function resultsOf(
  { azure }: NamedContainer,
  query: SqlQuerySpec,
  limit: number,
  abortSignal: AbortSignal,
): Promise<Resource[]> {
  const results: Resource[] = [];
  const pages = azure.items.query<Resource>(query, { maxItemCount: limit, abortSignal });
  while (results.length < limit && pages.hasMoreResults()) {
    const { resources } = await pages.fetchNext();
    // Undefined when a partition had no results.
    results.push(...(resources ?? []));
  }
  return results.slice(0, limit);
}
