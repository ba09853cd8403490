import { expect, test } from 'vitest';
import texts from '../lib/words/changes/en.json';
import { isolatedWords } from '../lib/words/isolated-words.ts';
import { officeWords } from '../lib/words/office-words.ts';
import type { ChangesWords } from '../lib/words/types.ts';
import { type Difference, type KeptRecord, linesOf } from '../ui/office/record-history/lines.ts';
import { adjectiveHistory } from './adjectives/history.ts';
import { fragranceHistory } from './fragrances/history.ts';
import { providerHistory } from './providers/history.ts';
import { questionHistory } from './questions/history.ts';

const KEPT = {
  adjective: adjectiveHistory,
  fragrance: fragranceHistory,
  provider: providerHistory,
  question: questionHistory,
};
type KeptKind = KeptRecord['kind'];

const words = {
  office: await officeWords(),
  changes: isolatedWords<ChangesWords>(texts, 'en'),
  listed: (texts: readonly string[], total: number) =>
    [...texts, ...(total > texts.length ? [`${total - texts.length} more`] : [])].join(' and '),
  number: (value: number) => value.toLocaleString('en'),
};
const isolates = /[\u2066-\u2069]/g;

/** The lines as a person reads them. */
const said = (kind: KeptKind, field: string, difference: Partial<Difference>) =>
  linesOf(KEPT[kind], { field, before: [], after: [], ...difference }, words).map((line) => {
    if ('before' in line) return `${line.label}: ${line.before} → ${line.after}`;
    if ('colorsBefore' in line)
      return `${line.label}: ${line.colorsBefore.join(' ')} → ${line.colorsAfter.join(' ')}`;
    return 'note' in line ? `${line.label}: ${line.note}` : line.label;
  });

test.each<[string, KeptKind, string, Partial<Difference>, string[]]>([
  [
    'a family',
    'fragrance',
    'family',
    { before: ['Citrus'], after: ['Green'] },
    ['Family: Citrus → Green'],
  ],
  [
    'a text that came',
    'fragrance',
    'detectionLevel',
    { after: ['3'] },
    ['Detection Level: empty → 3'],
  ],
  [
    'a text that went',
    'fragrance',
    'longDescription',
    { before: ['Resin.'] },
    ['Long Description: Resin. → empty'],
  ],
  [
    'a check box',
    'fragrance',
    'isOdorNeutralizer',
    { before: ['false'], after: ['true'] },
    ['Odor Neutralizer: No → Yes'],
  ],
  [
    'a check box that the form does not show',
    'fragrance',
    'isEnforceUploads',
    { before: ['true'], after: ['false'] },
    ['Files are required: Yes → No'],
  ],
  ['a file that came', 'fragrance', 'heroImageUrl', { after: [''] }, ['Hero Image: added']],
  [
    'a file that another one replaced',
    'fragrance',
    'oneSheetPdfUrlWithoutLogo',
    { before: [''], after: [''] },
    ['One Sheet PDF Without Logo: replaced'],
  ],
  ['a file that went', 'fragrance', 'oneSheetPdfUrl', { before: [''] }, ['One Sheet PDF: removed']],
  [
    'a weight',
    'fragrance',
    'adjectives',
    { item: 'Calm', before: ['2'], after: ['4000'] },
    ['Adjective Calm: weight 2 → 4,000'],
  ],
  [
    'an adjective that came',
    'fragrance',
    'adjectives',
    { item: 'Calm', after: ['4'] },
    ['Adjective Calm: added with weight 4'],
  ],
  [
    'an adjective that went',
    'fragrance',
    'adjectives',
    { item: 'Calm', before: ['4'] },
    ['Adjective Calm: removed, its weight was 4'],
  ],
  [
    'colors',
    'fragrance',
    'colors',
    { before: ['#111111'], after: ['#111111', '#222222'] },
    ['Colors: #111111 → #111111 #222222'],
  ],
  [
    'an inventory',
    'provider',
    'fragrances',
    { before: ['Old', ''], after: ['A', 'B'], more: { before: 0, after: 12 } },
    [
      'Added to the inventory: A and B and 12 more',
      'Taken from the inventory: Old and a deleted one',
    ],
  ],
  [
    'the logo on one-sheets',
    'provider',
    'showLogoOnPdf',
    { before: ['true'], after: ['false'] },
    ['Display Logo On Pdf: Yes → No'],
  ],
  ['a name', 'adjective', 'name', { before: ['calm'], after: ['quiet'] }, ['Name: calm → quiet']],
  [
    'the type of a question',
    'question',
    'type',
    { before: ['Single Choice'], after: ['Multiple Choice'] },
    ['Type: Single Choice → Multiple Choice'],
  ],
  [
    'an answer that came',
    'question',
    'answers',
    { item: 'The quiet one', after: ['The quiet one'] },
    ['Answer “The quiet one”: added'],
  ],
  [
    'an answer that went',
    'question',
    'answers',
    { item: 'The quiet one', before: ['The quiet one'] },
    ['Answer “The quiet one”: removed'],
  ],
  [
    'an answer that was renamed',
    'question',
    'answers',
    { item: 'The quiet one', before: ['The loud one'], after: ['The quiet one'] },
    ['Answer “The quiet one”: The loud one → The quiet one'],
  ],
  [
    'the visibility of an answer',
    'question',
    'answers.publishState',
    { item: 'The quiet one', before: ['Draft'], after: ['Published'] },
    ['Answer “The quiet one”, Visibility: Draft → Published'],
  ],
  [
    'the picture of an answer',
    'question',
    'answers.heroImageUrl',
    { item: 'The quiet one', before: [''], after: [''] },
    ['Answer “The quiet one”, Hero Image: replaced'],
  ],
  [
    'the adjectives of an answer',
    'question',
    'answers.adjectives',
    { item: 'The quiet one', before: ['bold'], after: ['calm'] },
    [
      'Answer “The quiet one”, adjectives added: calm',
      'Answer “The quiet one”, adjectives removed: bold',
    ],
  ],
  ['the order of answers', 'question', 'answers.order', {}, ['Order of the answers changed']],
  [
    'a field of a newer version',
    'fragrance',
    'season',
    { before: ['Fall'], after: ['Spring'] },
    ['season: Fall → Spring'],
  ],
])('%s that changed is said in words', (_, kind, field, difference, lines) => {
  expect(said(kind, field, difference).map((line) => line.replace(isolates, ''))).toEqual(lines);
});
