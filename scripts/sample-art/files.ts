import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const SAMPLES = join(import.meta.dirname, '../seed/files');

/** Where the made files live; they are committed, so that a start does not have to draw. */
export const paths = {
  picture: (name: string, width: number) => join(SAMPLES, 'pictures', `${name}-${width}.webp`),
  logo: (name: string) => join(SAMPLES, 'logos', `${name}.png`),
  oneSheet: (sku: string, withLogo: boolean) =>
    join(SAMPLES, 'one-sheets', `${sku}${withLogo ? '' : '-no-logo'}.pdf`),
  web: (name: string) => join(import.meta.dirname, '../../web/public', name),
};

export type Task = { path: string; make: () => Promise<Buffer | string> };

/** Makes what is missing, or everything, a few at a time; returns how many files and bytes. */
export const makeFiles = async (tasks: Task[], everything: boolean) => {
  const waiting = tasks.filter(({ path }) => everything || !existsSync(path));
  const made = { files: waiting.length, bytes: 0 };
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const content = Buffer.from(await task.make());
      await mkdir(dirname(task.path), { recursive: true });
      await writeFile(task.path, content);
      made.bytes += content.length;
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  return made;
};
