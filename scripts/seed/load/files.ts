import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../files');

/** Reads a picture or PDF that `npm run samples` made. */
export const sampleFile = (path: string) => new Uint8Array(readFileSync(resolve(folder, path)));
