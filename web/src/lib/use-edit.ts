import { useState } from 'react';

type Editing<T> = { base: T; changes: Partial<T> };

/**
 * View → edit → save of one record. What is edited is kept as the changes to the record as it stood when editing began:
 * a newer copy that arrives meanwhile changes nothing, until `rebase` puts the same changes on top of it.
 */
export function useEdit<T extends object>(value: T) {
  const [editing, setEditing] = useState<Editing<T> | null>(null);
  const changed = (Object.keys(editing?.changes ?? {}) as (keyof T)[]).filter(
    (key) => editing?.changes[key] !== editing?.base[key],
  );
  return {
    isEditing: editing !== null,
    isDirty: changed.length > 0,
    /** The record that the edit began from, its ETag included; the value itself while nothing is edited. */
    base: editing?.base ?? value,
    draft: editing ? { ...editing.base, ...editing.changes } : value,
    begin: () => setEditing({ base: value, changes: {} }),
    change: (part: Partial<T>) =>
      setEditing((now) => now && { ...now, changes: { ...now.changes, ...part } }),
    rebase: (fresh: T) => setEditing((now) => now && { ...now, base: fresh }),
    end: () => setEditing(null),
  };
}
