import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Linux keeps these files in memory, where a write that waits for the disk takes no time. Docker gives it 64 MB, and the
 * browsers beside need memory, too.
 */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1_000_000_000;
const ENOUGH_FREE_MEMORY = 4_000_000_000;
const NAMED = /^vse-tests-(\d+)-/;

function fastestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const isEnough = bavail * bsize > ENOUGH_BYTES && freemem() > ENOUGH_FREE_MEMORY;
    return isEnough ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs, but another user owns it.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes what runs left behind that were killed outright. */
export function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = NAMED.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Makes the folder in which the tests of this run make their temporary files. It goes with this process, also when the
 * process is ended by a signal; KEEP_TEST_DATA keeps it.
 */
export function makeTemporaryFolder(): string {
  const parent = fastestFolder();
  const folder = mkdtempSync(join(parent, `vse-tests-${process.pid}-`));
  if (process.env.KEEP_TEST_DATA) return folder;
  sweep(parent);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [signal, code] of [['SIGTERM', 143] as const, ['SIGHUP', 129] as const])
    process.once(signal, () => process.exit(code));
  return folder;
}
