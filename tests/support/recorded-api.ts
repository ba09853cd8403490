import { appendFileSync } from 'node:fs';
import { type Asked, queries } from '../../api/src/store/traced-store.ts';
import { queriesFileIn, shapeOf } from './query-shapes.ts';
import '../../api/src/main.ts';

// The API of the wire tests, which also writes down the shape of each query that it runs.
const known = new Set<string>();
queries.subscribe((query) => {
  const shape = shapeOf(query as Asked);
  if (!known.has(shape)) appendFileSync(queriesFileIn(process.env.LOCAL_DATA ?? ''), `${shape}\n`);
  known.add(shape);
});
