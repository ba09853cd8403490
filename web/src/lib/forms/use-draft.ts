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

/** A field whose value in the form is not that of the newest copy, and who changed it since the edit began. */
export type Difference = {
  name: string;
  mine: unknown;
  theirs: unknown;
  was: unknown;
  changedBy: 'both' | 'me' | 'them';
};

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
    /** What was stored when the edit began, or what a new record starts with. */
    base,
    isChanged: (name: string) => changed.some((key) => key === name),
    draft: { ...base, ...changes } as D,
    begin: () => setEditing({ base: isNew ? null : value, changes: {} }),
    change: (part: Partial<D>) =>
      setEditing((current) => current && { ...current, changes: { ...current.changes, ...part } }),
    /** Ends the edit of a stored record. The form for a new record keeps its draft. */
    end: () => setEditing((current) => (isNew ? current : null)),
    /** Applies the changes, without those to some fields, to the newest copy. Returns the new draft. */
    rebase: (fresh: D, dropped: readonly string[] = [], mine: object = {}): D => {
      const kept: Partial<D> = { ...without(changes, dropped), ...mine };
      setEditing((current) => current && { base: fresh, changes: kept });
      return { ...fresh, ...kept };
    },
    differencesTo: (fresh: D): Difference[] => {
      const mine = valuesOf({ ...base, ...changes });
      const [theirs, was] = [valuesOf(fresh), valuesOf(base)];
      return fields
        .filter((name) => !isSameValue(mine[name], theirs[name]))
        .map((name) => {
          const [isMine, isTheirs] = [mine, theirs].map(
            (side) => !isSameValue(side[name], was[name]),
          );
          return {
            name,
            mine: mine[name],
            theirs: theirs[name],
            was: was[name],
            changedBy: isMine && isTheirs ? 'both' : isTheirs ? 'them' : 'me',
          };
        });
    },
  };
}

const valuesOf = (record: object): Values => ({ ...record });

/** The rest of a record, such as a signed address, changes without anybody's edit. */
function isSameContent(a: object, b: object, fields: readonly string[]): boolean {
  const [one, other] = [valuesOf(a), valuesOf(b)];
  return fields.every((name) => name === 'etag' || isEqual(one[name], other[name]));
}

/** A file's address gets a new signature each day; the file stays the same. */
const isSameValue = (one: unknown, other: unknown) => isEqual(pathOf(one), pathOf(other));
const pathOf = (value: unknown) =>
  typeof value === 'string' && /^https?:/.test(value) ? value.split('?')[0] : value;

const without = <D extends object>(changes: Partial<D>, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(changes).filter(([name]) => !names.includes(name)),
  ) as Partial<D>;

// Form fields are named by strings.
const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T & string)[];
