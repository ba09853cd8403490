import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** The time, the size of the file, and the peak memory of the process in MB. */
export type Exported = { seconds: number; fileMb: number; peakMb: number };

/** Writes the workbook of `size` quizzes in a process of its own, with a heap of at most `heapMb`. */
export async function measureExport(size: number, heapMb = 512): Promise<Exported> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    `--max-old-space-size=${heapMb}`,
    resolve(import.meta.dirname, 'export-once.ts'),
    String(size),
  ]);
  return JSON.parse(stdout);
}
