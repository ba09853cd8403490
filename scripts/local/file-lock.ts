import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a file for this process. The operating system releases the lock when the process ends in any way, so no lock
 * can be stale. Undefined when another process still holds it after `waitMs`.
 */
export function lockFile(file: string, waitMs = 0): { release(): void } | undefined {
  const database = new DatabaseSync(file, { timeout: waitMs });
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === 5) return undefined;
    throw error;
  }
}
