import { join } from 'node:path';
import type { Asked } from '../../api/src/store/traced-store.ts';

export const queriesFileIn = (folder: string): string => join(folder, 'queries.jsonl');

/** A query without its values, as JSON. Null stays, because no index serves an order with it. */
export const shapeOf = ({ container, where, orderBy, fields }: Asked): string =>
  JSON.stringify({ container, where, orderBy, fields }, (key, value) => {
    if (['in', 'begins'].includes(key)) return ['?'];
    return ['equals', 'from', 'before'].includes(key) && value !== null ? '?' : value;
  });
