import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces a file atomically: readers see the old text or the new one, even after a crash. */
export function replaceFile(file: string, text: string): void {
  const next = `${file}.next`;
  const handle = openSync(next, 'w', 0o600);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(next, file);
}

/** Combines calls of `save`: calls during a run share the next run, which sees their changes. */
export function coalesced(save: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    next = undefined;
    running = save().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (running === undefined) return start();
    next ??= running.catch(() => {}).then(start);
    return next;
  };
}
