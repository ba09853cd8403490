import { DatabaseSync } from 'node:sqlite';

/**
 * Holds a file for this process alone. The operating system lets go of it when the process ends, however it ends, so
 * there are no stale locks. Undefined when another process still holds it after `waitMs`.
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
