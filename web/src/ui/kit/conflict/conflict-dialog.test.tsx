import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../../lib/auth/tokens.ts';
import type { Choice } from '../../../lib/forms/use-rebase.ts';
import type { RecordForm } from '../../../lib/forms/use-record-form.ts';
import { showLanguage } from '../../../lib/words/words.ts';
import { FluentRoot } from '../fluent-root.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

beforeEach(() => keepStaffToken(TEST_TOKEN));
afterEach(() => {
  vi.useRealTimers();
  dropStaffToken();
});

const choose = vi.fn();
const settle = vi.fn();
const LABELS = {
  tagline: 'Tagline',
  colors: 'Colors',
  adjectives: 'Adjectives',
  family: 'Family',
  heroImageUrl: 'Picture',
  isOpen: 'Open',
  provider: 'Provider',
  sku: 'SKU',
};

/** Opens the choice among these differences. */
const open = (...differences: (Partial<Choice> & { name: string })[]) =>
  openAfter(130_000, ...differences);

/** Opens the dialog when the other person saved `ago` milliseconds before now. */
async function openAfter(ago: number, ...differences: (Partial<Choice> & { name: string })[]) {
  const choices = differences.map((one) => ({
    ...{ mine: '', theirs: '', was: '', changedBy: 'both', side: undefined },
    ...one,
  }));
  const date = new Date(Date.now() - ago).toISOString();
  const rebase = {
    conflict: { by: 'Mara Lindqvist', date, choices },
    ...{ choose, settle, postpone: () => {} },
  };
  const form = {
    ...{ labels: LABELS, fileNames: {}, rebase },
    values: {
      family: { Green: 'Grün', Woody: 'Holzig', Citrus: 'Zitrisch' },
      adjectives: { warm: 'warm', calm: 'calm' },
      provider: {},
    },
  };
  await page.viewport(1280, 900);
  await render(
    <SignedIn session={{ name: 'Ines Calder' }}>
      <FluentRoot>
        <ConflictDialog form={form as unknown as RecordForm} />
      </FluentRoot>
    </SignedIn>,
  );
  await expect.element(dialog()).toBeVisible();
}

const dialog = () => page.getByRole('dialog');
/** Without the marks around names, and with plain spaces. */
const plain = (element: Element) =>
  element.textContent?.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');
const title = () => plain(dialog().getByRole('heading').first().element());
const sides = (field: string) =>
  dialog()
    .getByRole('radiogroup', { name: field })
    .getByRole('radio')
    .elements()
    .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);

test('the title says who and when, and each field who changed it', async () => {
  await open(
    { name: 'tagline' },
    { name: 'family', changedBy: 'them', side: 'theirs' },
    { name: 'sku', changedBy: 'me', side: 'mine' },
  );
  expect(title()).toBe('Mara Lindqvist changed this 2 minutes ago');
  for (const text of [
    'you both changed it',
    /^only .?Mara Lindqvist.? changed it$/,
    'only you changed it',
  ])
    await expect.element(dialog().getByText(text)).toBeVisible();
});

test.each([
  [30_000, 'en', 'Mara Lindqvist changed this just now'],
  [61_000, 'en', 'Mara Lindqvist changed this 1 minute ago'],
  [0, 'de', 'Mara Lindqvist hat dies gerade eben geändert'],
  [0, 'es', 'Mara Lindqvist acaba de cambiar esto'],
  [0, 'fr', 'Mara Lindqvist vient de modifier ceci'],
  [7_200_000, 'fr', 'Mara Lindqvist a modifié ceci il y a 2 heures'],
] as const)('after %i ms the title is in %s: %s', async (ago, language, expected) => {
  await showLanguage(language);
  onTestFinished(async () => void (await showLanguage('en')));
  await openAfter(ago, { name: 'tagline' });
  expect(title()).toBe(expected);
});

test('the initials of both people stand at the title and at their sides', async () => {
  await open({ name: 'tagline' });
  const initials = [...dialog().element().querySelectorAll<HTMLElement>('[data-initials]')];
  expect(initials.map((one) => [one.dataset.initials, one.offsetWidth])).toEqual([
    ['ML', 52],
    ['IC', 24],
    ['ML', 24],
  ]);
});

test('both values of each kind of field stand in full', async () => {
  await open(
    { name: 'tagline', mine: 'Off season.', theirs: 'High season.', was: 'High season.' },
    { name: 'colors', mine: ['#111111', '#222222'], theirs: [] },
    {
      name: 'adjectives',
      mine: [
        { id: 'warm', name: 'warm', weight: 55 },
        { id: 'calm', weight: 30 },
      ],
      theirs: [{ id: 'warm', name: 'warm', weight: 35 }],
    },
    { name: 'family', mine: 'Green', theirs: 'Woody', was: 'Citrus' },
    { name: 'isOpen', mine: true, theirs: false, was: false },
  );
  expect(['Tagline', 'Colors', 'Adjectives', 'Family', 'Open'].map(sides)).toEqual([
    ['Yours: Off season.was High season.', 'Theirs: High season.as it was'],
    ['Yours:  #111111 #222222', 'Theirs: empty'],
    ['Yours: warm 55calm 30', 'Theirs: warm 35'],
    ['Yours: Grünwas Zitrisch', 'Theirs: Holzigwas Zitrisch'],
    ['Yours: Yeswas No', 'Theirs: Noas it was'],
  ]);
});

test('ids without a name are never shown: what is gone is called deleted', async () => {
  await open(
    { name: 'adjectives', mine: [{ id: 'old', weight: 5 }], theirs: [] },
    { name: 'provider', mine: 'p1', theirs: '' },
  );
  expect(['Adjectives', 'Provider'].map(sides)).toEqual([
    ['Yours: deleted in the meantime 5', 'Theirs: empty'],
    // The names are not loaded.
    ['Yours: a version that is not shown here', 'Theirs: empty'],
  ]);
});

test('a picture is shown on both sides', async () => {
  await open({ name: 'heroImageUrl', mine: '/a.webp?sig=1', theirs: 'https://files/b.webp' });
  const pictures = dialog().getByRole('img', { name: 'Picture' });
  await expect.element(pictures.first()).toHaveAttribute('src', '/a.webp?sig=1');
  await expect.element(pictures.last()).toHaveAttribute('src', 'https://files/b.webp');
});

test('of a long list only what differs stands, and how much is the same', async () => {
  const all = Array.from({ length: 40 }, (_, index) => ({ id: `f${index}`, name: `F${index}` }));
  await open({ name: 'adjectives', mine: all, theirs: all.slice(1) });
  expect(sides('Adjectives')).toEqual([
    'Yours: F0 the other 39 are the same',
    'Theirs: the other 39 are the same',
  ]);
});

const outcome = () => expect(plain(dialog().getByRole('status').element()));

test('the outcome is a sentence, and nothing is saved before it is complete', async () => {
  settle.mockClear();
  await open(
    { name: 'tagline', side: 'mine' },
    { name: 'family', changedBy: 'them', side: 'theirs' },
    { name: 'colors' },
  );
  outcome().toBe(
    'Will be savedTagline from you, Family from Mara Lindqvist. Still to be chosen: Colors.',
  );
  await expect
    .element(dialog().getByRole('button', { name: 'Save this' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('fields that are the same are counted', async () => {
  await open({ name: 'tagline', side: 'mine' }, { name: 'family', side: 'mine' });
  outcome().toBe(
    'Will be savedTagline and Family from you. The other 6 fields are the same on both sides.',
  );
});

test('under each other on a phone, both values say whose they are', async () => {
  await open({ name: 'tagline', mine: 'Off season.', theirs: 'High season.' });
  const width = (text: string) =>
    dialog().getByText(text, { exact: true }).element().getBoundingClientRect().width;
  expect([width('Yours:'), width('Theirs:')]).toEqual([1, 1]);
  await page.viewport(360, 740);
  expect(Math.min(width('Yours:'), width('Theirs:'))).toBeGreaterThan(20);
  const [yours, theirs] = ['ours', 'heirs'].map((end) => {
    const name = dialog()
      .getByText(new RegExp(`^.${end}$`))
      .element();
    const initials = name.parentElement?.querySelector('[data-initials]');
    return [name, initials].map((one) => one?.getBoundingClientRect().top);
  });
  expect(yours).toEqual(theirs);
});

test('a side is chosen with the arrow keys, and all of one side by its button', async () => {
  choose.mockClear();
  await open(
    { name: 'tagline', side: 'mine', mine: 'A', theirs: 'B' },
    { name: 'sku', side: 'mine' },
  );
  (
    dialog()
      .getByRole('radio', { name: /Yours: A/ })
      .element() as HTMLElement
  ).focus();
  await userEvent.keyboard('{ArrowDown}');
  await dialog().getByRole('button', { name: 'Take all yours' }).click();
  expect(choose.mock.calls).toEqual([
    [['tagline'], 'theirs'],
    [['tagline', 'sku'], 'mine'],
  ]);
});
