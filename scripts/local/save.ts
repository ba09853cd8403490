import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces a file as a whole: whoever reads it, even after a crash, finds the old text or the new one. */
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

/** Runs `save` for all who ask; those who ask while it runs share the next run, which sees what they did. */
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
