import type { KEPT_KINDS, RecordState } from '@vse/domain/records/record-history';
import type { ChangesWords, OfficeWords } from '../../../lib/words/types.ts';

/** A kind of record whose former states are kept, and how its feature names what has changed. */
export type KeptRecord = {
  kind: (typeof KEPT_KINDS)[number];
  labels: (office: OfficeWords) => Readonly<Record<string, string>>;
  /** What stored values of some fields say. */
  values?: (office: OfficeWords) => Readonly<Record<string, Readonly<Record<string, string>>>>;
};
export type Difference = NonNullable<RecordState['differences']>[number];

/** A difference in words: a label, then a note, or what was before and is after. */
export type Line =
  | { label: string; note?: string }
  | { label: string; before: string; after: string }
  | { label: string; colorsBefore: readonly string[]; colorsAfter: readonly string[] };

export type LineWords = {
  office: OfficeWords;
  changes: ChangesWords;
  /** The first of some texts, and how many more there are. */
  listed: (texts: readonly string[], total: number) => string;
  number: (value: number) => string;
};

const FILES = /Url(WithoutLogo)?$/;
const FLAGS = /^(is|show)[A-Z]/;

/** What one difference says. */
export function linesOf(record: KeptRecord, difference: Difference, words: LineWords): Line[] {
  const { changes } = words;
  const { field, item = '', before, after } = difference;
  const [was, is] = [before[0], after[0]];
  const label = labelOf(record, field, item, words);
  if (field === 'fragrances')
    return setLines(difference, [changes.inventoryTaken, changes.inventoryAdded], words);
  if (field === 'answers.adjectives')
    return setLines(
      difference,
      [`${label}, ${changes.adjectivesTaken}`, `${label}, ${changes.adjectivesAdded}`],
      words,
    );
  if (field === 'answers.order') return [{ label: changes.answerOrder }];
  if (field === 'adjectives') return [weightLine(label, was, is, words)];
  if (field === 'colors') return [{ label, colorsBefore: before, colorsAfter: after }];
  const isWhole = was !== undefined && is !== undefined;
  if (FILES.test(field) || (field === 'answers' && !isWhole))
    return [
      {
        label,
        note: isWhole ? changes.replaced : is === undefined ? changes.removed : changes.added,
      },
    ];
  const shown = (value: string | undefined) =>
    value === undefined ? changes.empty : shownOf(record, field, value, words);
  return [{ label, before: shown(was), after: shown(is) }];
}

function weightLine(
  label: string,
  was: string | undefined,
  is: string | undefined,
  { changes, number }: LineWords,
): Line {
  const shown = (weight: string) => number(Number(weight));
  if (was === undefined) return { label, note: changes.withWeight({ weight: shown(is ?? '') }) };
  if (is === undefined) return { label, note: changes.hadWeight({ weight: shown(was) }) };
  return { label, before: `${changes.weight} ${shown(was)}`, after: shown(is) };
}

/** What went from a set and what came into it, with how many more. */
function setLines(
  { before, after, more }: Difference,
  [gone, come]: readonly [string, string],
  { changes, listed }: LineWords,
): Line[] {
  const line = (label: string, names: readonly string[], others = 0): Line[] => {
    const shown = names.map((name) => name || changes.deletedOne);
    return names.length > 0 ? [{ label, note: listed(shown, names.length + others) }] : [];
  };
  return [...line(come, after, more?.after), ...line(gone, before, more?.before)];
}

function labelOf(record: KeptRecord, field: string, item: string, { office, changes }: LineWords) {
  if (field === 'adjectives') return changes.adjective({ name: item });
  if (field === 'answers' || field === 'answers.adjectives') return changes.answer({ title: item });
  const answers = field.startsWith('answers.');
  const own = answers ? field.slice('answers.'.length) : field;
  const labels: Readonly<Record<string, string>> = {
    ...changes.fields,
    ...record.labels(office),
  };
  const label = labels[own] ?? own;
  return answers ? `${changes.answer({ title: item })}, ${label}` : label;
}

/** A stored value in words. */
function shownOf(record: KeptRecord, field: string, value: string, { office }: LineWords): string {
  const { fragrances } = office;
  if (FLAGS.test(field)) return value === 'true' ? fragrances.yes : fragrances.no;
  return record.values?.(office)[field]?.[value] ?? value;
}
