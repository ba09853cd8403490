import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../files');

/** Reads a picture or PDF of the sample catalogue. */
export const sampleFile = (path: string) => new Uint8Array(readFileSync(resolve(folder, path)));
