import { pagesOf } from '../../api/src/store/documents.ts';
import { CONTAINER_NAMES } from '../../api/src/store/fields.ts';
import type { Store } from '../../api/src/store/store.ts';
import { kilobytes } from './request-units.ts';

/** A document, as `container id`, and its size. */
export type Largest = { document: string; kb: number };

export const largestOf = (all: readonly Largest[]): Largest =>
  all.reduce((largest, each) => (each.kb > largest.kb ? each : largest), { document: '', kb: 0 });

export async function largestDocument(database: Store): Promise<Largest> {
  const all: Largest[] = [];
  for (const name of CONTAINER_NAMES)
    for await (const page of pagesOf(database.container(name), {}, 500))
      all.push(
        ...page.map(({ doc }) => ({
          document: `${name} ${doc.id}`,
          kb: kilobytes(Buffer.byteLength(JSON.stringify(doc))),
        })),
      );
  return largestOf(all);
}
