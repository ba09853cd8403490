import { isDeepStrictEqual } from 'node:util';
import { declarationOf, fieldOf } from '../../api/src/store/fields.ts';
import type { Container, ContainerName, Doc, PageQuery, Store } from '../../api/src/store/store.ts';
import { type Charged, requestUnits } from './request-units.ts';

/** One call of the store, with what it made the database load, and what it handed over. Writes load nothing. */
export type CountedCall = {
  container: ContainerName;
  kind: Charged['kind'];
  documents: number;
  /** Of the whole stored documents. */
  bytesLoaded: number;
  /** After the projection of the query. */
  bytesReturned: number;
  units: number;
};

export type CountingStore = Store & { readonly calls: readonly CountedCall[] };

/**
 * A store that notes what each call costs. It belongs below `versioned`, where documents are as they are stored. What it
 * reads itself, to weigh documents, is not counted.
 */
export function countingStore(inner: Store): CountingStore {
  const calls: CountedCall[] = [];

  function countingContainer<T extends Doc>(name: ContainerName): Container<T> {
    const container = inner.container<T>(name);
    const stored = async (id: string) => (await container.read(id))?.doc;

    const noteRead = (kind: 'read' | 'page', whole: (T | undefined)[], returned: unknown[]) => {
      const bytesLoaded = sum(whole.map(bytesOf));
      const replicas = declarationOf(name).consistency ? 2 : 1;
      const units = requestUnits({ kind, bytes: bytesLoaded, replicas });
      const bytesReturned = sum(returned.map(bytesOf));
      const documents = whole.filter(Boolean).length;
      calls.push({ container: name, kind, documents, bytesLoaded, bytesReturned, units });
    };
    const note = (charged: Charged) => {
      const nothing = { documents: 0, bytesLoaded: 0, bytesReturned: 0 };
      calls.push({
        container: name,
        kind: charged.kind,
        ...nothing,
        units: requestUnits(charged),
      });
    };
    const noteWrite = (kind: 'create' | 'replace' | 'remove', before?: T, after?: T) =>
      note({
        kind,
        bytes: bytesOf(after ?? before),
        compositeIndexes: touchedIndexes(name, before, after),
      });

    return {
      async read(id) {
        const found = await container.read(id);
        noteRead('read', [found?.doc], [found?.doc]);
        return found;
      },
      async create(doc) {
        noteWrite('create', undefined, doc);
        return container.create(doc);
      },
      async replace(doc, etag) {
        noteWrite('replace', await stored(doc.id), doc);
        return container.replace(doc, etag);
      },
      async remove(id, etag) {
        noteWrite('remove', await stored(id));
        return container.remove(id, etag);
      },
      async page(query: PageQuery) {
        const page = await container.page(query);
        // Each document once more and whole, because a projection returns parts.
        const whole = await Promise.all(page.items.map(({ doc }) => stored(doc.id)));
        noteRead(
          'page',
          whole,
          page.items.map(({ doc }) => doc),
        );
        return page;
      },
      async count(where) {
        const found = await container.count(where);
        note({ kind: 'count', indexEntries: found });
        return found;
      },
    };
  }

  return { container: countingContainer, close: () => inner.close(), calls };
}

/** How many composite indexes a write changes: all of the container, or for a replace those with a changed field. */
function touchedIndexes(name: ContainerName, before?: Doc, after?: Doc): number {
  const indexes = (declarationOf(name).indexes ?? []).map(({ path }) => path);
  if (!before || !after) return indexes.length;
  const isChanged = (field: string) =>
    !isDeepStrictEqual(fieldOf(before, field), fieldOf(after, field));
  return indexes.filter((fields) => fields.some(isChanged)).length;
}

const bytesOf = (doc: unknown) => (doc === undefined ? 0 : Buffer.byteLength(JSON.stringify(doc)));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
