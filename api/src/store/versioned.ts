import { declarationOf, projected } from './fields.ts';
import { mapInChunks } from './map-in-chunks.ts';
import type { Container, ContainerName, Doc, PageQuery, Store, Stored } from './store.ts';
import type { AnyDoc, Upgrades } from './upgrades.ts';

/** A document as stored, with its version; without one it is version 1. */
export type Written = Doc & { schema?: number };

/** The version that this code writes. */
export const newestVersion = (name: ContainerName, upgrades: Upgrades): number =>
  1 + (upgrades[name]?.length ?? 0);

/**
 * The store for the services: every document is read in its newest version with every declared field, and every written
 * document carries `schema`. A document of a newer version, written by a newer instance, is read unchanged.
 */
export function versioned(store: Store, upgrades: Upgrades): Store {
  return {
    container<T extends Doc>(name: ContainerName) {
      return versionedContainer<T>(name, store.container<Written>(name), upgrades);
    },
    close: () => store.close(),
  };
}

/** Upgrades a stored document, and sets declared fields that it lacks to null, its words to none. */
export function upgraded(name: ContainerName, written: Written, upgrades: Upgrades): AnyDoc {
  const { schema = 1, ...doc } = written;
  const steps = (upgrades[name] ?? []).slice(schema - 1);
  const newest = steps.reduce((before, step) => step(before), doc as AnyDoc);
  const { fields, words } = declarationOf(name);
  const absent = fields.filter((field) => newest[field] === undefined);
  return {
    ...newest,
    ...Object.fromEntries(absent.map((field) => [field, null])),
    ...(words !== undefined && newest[words] === undefined && { [words]: [] }),
  };
}

function versionedContainer<T extends Doc>(
  name: ContainerName,
  inner: Container<Written>,
  upgrades: Upgrades,
): Container<T> {
  const schema = newestVersion(name, upgrades);
  // The cast is at the edge to the database; the stored sample of every version shows that the result is a T.
  const read = ({ doc, etag }: Stored<Written>) =>
    ({ doc: upgraded(name, doc, upgrades), etag }) as unknown as Stored<T>;
  return {
    async read(id) {
      const stored = await inner.read(id);
      return stored && read(stored);
    },
    create: async (doc) => read(await inner.create({ ...doc, schema })),
    replace: async (doc, etag) => read(await inner.replace({ ...doc, schema }, etag)),
    remove: (id, etag) => inner.remove(id, etag),
    async page(query: PageQuery) {
      const { fields } = query;
      const { items, ...rest } = await inner.page({
        ...query,
        ...(fields && { fields: [...fields, 'schema'] }),
      });
      if (!fields) return { ...rest, items: items.map(read) };
      // An upgrade may need fields that the projection leaves out.
      const isBehind = ({ doc }: Stored<Written>) => (doc.schema ?? 1) < schema;
      const behind = await mapInChunks(items.filter(isBehind), ({ doc }) => inner.read(doc.id));
      const whole = new Map(behind.flatMap((item) => (item ? [[item.doc.id, item]] : [])));
      const all = items.flatMap((item) => {
        const known = isBehind(item) ? whole.get(item.doc.id) : item;
        // It was deleted in between.
        if (!known) return [];
        const { schema: _, ...doc } = known.doc;
        const shown = known === item ? doc : projected(upgraded(name, known.doc, upgrades), fields);
        return { doc: shown as unknown as T, etag: known.etag };
      });
      return { ...rest, items: all };
    },
    count: (where) => inner.count(where),
  };
}
