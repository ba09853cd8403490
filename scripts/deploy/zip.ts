import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';

/** Made on Unix: without it the mode below is ignored, and an extracted file may be unreadable for the host's user. */
const UNIX = 3;
/** A regular file that everybody may read, whatever mode it has here: the same files make the same archive. */
const MODE = 0o100644;
/** The format's earliest date, for the same reason. */
const DATE = new Date(1980, 0, 1);

/** A zip archive of files, by their names in it. */
export function zip(files: Record<string, string>): Buffer {
  const contents = Object.entries(files).map(([path, file]) => [path, readFileSync(file)]);
  const attributes = { os: UNIX, attrs: MODE << 16, mtime: DATE };
  return Buffer.from(zipSync(Object.fromEntries(contents), { level: 9, ...attributes }));
}
