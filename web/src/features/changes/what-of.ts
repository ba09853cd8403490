import type { ChangeSet } from '@vse/domain/records/change-sets';
import type { ChangesWords, OfficeWords } from '../../lib/words/types.ts';

type WhatWords = {
  changes: ChangesWords;
  fragrances: OfficeWords['fragrances'];
  number: (value: number) => string;
};

/** What a change set did, in one line. */
export function whatOf(
  { kind, fields, total, undoes }: ChangeSet,
  { changes, fragrances, number }: WhatWords,
): string {
  if (undoes !== null) return changes.undoOf({ count: total });
  const valueIn = (name: string) => fields.find(({ field }) => field === name)?.value;
  if (kind === 'provider') {
    const counted = (value: string | undefined, say: (values: { count: string }) => string) =>
      value ? [say({ count: number(Number(value)) })] : [];
    const parts = [
      ...counted(valueIn('add'), changes.cameIn),
      ...counted(valueIn('take'), changes.wentOut),
    ];
    return [changes.inventories({ count: total }), parts.join(', ')].filter(Boolean).join(': ');
  }
  const [one, ...others] = fields;
  if (!one?.value || others.length > 0) return changes.several({ count: total });
  if (one.value === 'Published') return changes.published({ count: total });
  if (one.value === 'Draft') return changes.drafted({ count: total });
  const labels: Readonly<Record<string, string>> = fragrances.fields;
  const values: Readonly<Record<string, string>> = {
    ...fragrances.family,
    ...fragrances.collection,
  };
  const label = labels[one.field] ?? one.field;
  return changes.became({ what: `${label} ${values[one.value] ?? one.value}`, count: total });
}
