/** A stored file's id in the audit log: the hash in its path, which ends in `{hash}.pdf` or `{hash}/1200.webp`. */
export const fileIdOf = (path: string): string | null =>
  /([^/.]+)(?:\/\d+)?\.\w+$/.exec(path)?.[1] ?? null;
