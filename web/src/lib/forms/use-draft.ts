import { useState } from 'react';
import { isEqual } from './is-equal.ts';

type Options = {
  isNew: boolean;
  isBegun?: boolean | undefined;
  /** The names of the form's fields. */
  fields: readonly string[];
};

type Values = Readonly<Record<string, unknown>>;

type Editing<D> = { base: D | null; changes: Partial<D> };

/** A field that two people changed: the value in the form, and the value in the newest copy. */
export type Clash = { name: string; mine: unknown; theirs: unknown };

/**
 * The draft of one record, stored as changes to a base. For a stored record the base is the copy that editing started
 * from, so that a newer copy from the server does not change the form. For a new record it is the current defaults.
 */
export function useDraft<D extends object>(value: D, { isNew, isBegun = isNew, fields }: Options) {
  const [editing, setEditing] = useState<Editing<D> | null>(
    isBegun ? { base: isNew ? null : value, changes: {} } : null,
  );
  // A newer copy with the same content replaces the base, because its ETag is the valid one.
  const base = editing?.base && !isSameContent(editing.base, value, fields) ? editing.base : value;
  const changes = editing?.changes ?? {};
  const changed = keysOf(changes).filter((key) => !isEqual(changes[key], base[key]));
  return {
    isEditing: editing !== null,
    isDirty: changed.length > 0,
    draft: { ...base, ...changes } as D,
    begin: () => setEditing({ base: isNew ? null : value, changes: {} }),
    change: (part: Partial<D>) =>
      setEditing((current) => current && { ...current, changes: { ...current.changes, ...part } }),
    /** Ends the edit of a stored record. The form for a new record keeps its draft. */
    end: () => setEditing((current) => (isNew ? current : null)),
    /** Applies the changes to the newest copy. */
    rebase: (fresh: D) => setEditing((current) => current && { ...current, base: fresh }),
    /** Discards the changes to these fields. */
    drop: (names: readonly string[]) =>
      setEditing((current) => current && { ...current, changes: without(current.changes, names) }),
    /** The fields that both sides changed to different values since the base. */
    clashesWith: (fresh: D): Clash[] =>
      changed
        .filter((name) => !isEqual(fresh[name], base[name]) && !isEqual(fresh[name], changes[name]))
        .map((name) => ({ name, mine: changes[name], theirs: fresh[name] })),
  };
}

/** The rest of a record, such as a signed address, changes without anybody's edit. */
function isSameContent(a: object, b: object, fields: readonly string[]): boolean {
  const [one, other]: [Values, Values] = [{ ...a }, { ...b }];
  return fields.every((name) => name === 'etag' || isEqual(one[name], other[name]));
}

const without = <D extends object>(changes: Partial<D>, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(changes).filter(([name]) => !names.includes(name)),
  ) as Partial<D>;

// Form fields are named by strings.
const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T & string)[];
