import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import * as calls from '@vse/domain/contract/calls';
import { mapInChunks } from '../../api/src/store/map-in-chunks.ts';
import { allRows } from './fragrance-rows.ts';
import { manyFragrances } from './many-fragrances.ts';
import { staffCallTo } from './staff-call.ts';

/*
 * Loads generated fragrances through the API of a running local cloud as the demo Admin, and prints the times and the
 * sizes of the lists. Idempotent. `--remove` deletes them. npx node
 * scripts/bench/catalogue.ts [--api http://localhost:4280/api] [--count 2000] [--remove]
 */
const { values } = parseArgs({
  options: {
    api: { type: 'string', default: 'http://localhost:4280/api' },
    count: { type: 'string', default: '2000' },
    remove: { type: 'boolean', default: false },
  },
});
const call = await staffCallTo(values.api);

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`${what.padEnd(34)}${(performance.now() - start).toFixed(0).padStart(9)} ms`);
  return result;
}

async function weighed(what: string, read: () => Promise<readonly unknown[]>) {
  const items = await timed(what, read);
  const bytes = gzipSync(JSON.stringify(items)).byteLength;
  const count = items.length;
  console.log(`  ${count} rows, ${bytes} bytes gzip, ${(bytes / count).toFixed(1)} a row`);
}

if (values.remove) {
  const made = (await allRows(call)).filter(({ sku }) => sku.startsWith('BENCH-'));
  await timed(`delete ${made.length} fragrances`, () =>
    mapInChunks(made, ({ id }) => call(calls.deleteFragrance, { id })),
  );
} else {
  const adjectives = (await call(calls.listAdjectives, {})).items.map(({ id }) => id);
  const fragrances = manyFragrances(Number(values.count), adjectives);
  await timed(`add ${fragrances.length} fragrances`, () =>
    mapInChunks(fragrances, (fragrance) => call(calls.createFragrance, fragrance)),
  );
  await weighed('list, whole records', async () => (await call(calls.listFragrances, {})).items);
  await weighed('list, rows', () => allRows(call));
}
