import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FluentRoot } from './fluent-root.tsx';
import { OptionPicker } from './option-picker.tsx';

const OPTIONS = ['Warm', 'Watery', 'Woody', 'Épicé'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));
type Weighted = { id: string; name?: string; weight: number };

function Adjectives({ initial = [] }: { initial?: readonly Weighted[] }) {
  const [value, setValue] = useState<readonly Weighted[]>(initial);
  return (
    <FluentRoot>
      <OptionPicker
        label="Adjectives"
        add="Add an adjective"
        options={OPTIONS}
        max={3}
        pick={({ id, name }) => ({ id, name, weight: 1 })}
        weights={{ max: 100, stored: initial }}
        value={value}
        onValue={setValue}
      />
      <output data-testid="value">
        {value.map(({ id, weight }) => `${id} ${weight}`).join(', ')}
      </output>
    </FluentRoot>
  );
}

function Unweighted() {
  const [value, setValue] = useState<readonly { id: string }[]>([{ id: 'gone' }, { id: 'warm' }]);
  return (
    <FluentRoot>
      <OptionPicker
        label="Adjectives"
        add="Add an adjective"
        options={OPTIONS}
        pick={({ id }) => ({ id })}
        value={value}
        onValue={setValue}
      />
      <output data-testid="value">{JSON.stringify(value)}</output>
    </FluentRoot>
  );
}

const value = () => expect.poll(() => page.getByTestId('value').element().textContent);
const add = () => page.getByRole('combobox', { name: 'Add an adjective' });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const weight = (name: string) => page.getByLabelText(`Weight of ${name}`);
const rows = () =>
  expect.poll(() =>
    page
      .getByRole('list', { name: /^Chosen/ })
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent),
  );
const THREE = [
  { id: 'warm', weight: -20 },
  { id: 'watery', weight: 90 },
  { id: 'woody', weight: 50 },
];

test('an adjective can be found, added, weighted and removed', async () => {
  await render(<Adjectives />);
  await add().fill('wa');
  await expect.element(option('Woody')).not.toBeInTheDocument();
  await option('Watery').click();
  await value().toBe('watery 1');
  await expect.element(add()).toHaveValue('');
  await weight('Watery').fill('30');
  await value().toBe('watery 30');
  await page.getByRole('button', { name: 'Remove Watery' }).click();
  await value().toBe('');
  await expect.element(add()).toHaveFocus();
});

test('an adjective that was typed whole is added when the field is left, other text stays and is said to be none', async () => {
  await render(<Adjectives initial={THREE.slice(0, 1)} />);
  await add().fill('watery');
  await weight('Warm').click();
  await value().toBe('warm -20, watery 1');
  await expect.element(add()).toHaveValue('');
  await add().fill('wat');
  await weight('Warm').click();
  await expect.element(add()).toHaveValue('wat');
  await expect
    .element(page.getByText('“wat” is not in the list. Choose one that is.'))
    .toBeVisible();
  await value().toBe('warm -20, watery 1');
});

test('Tab adds the highlighted adjective though the field is the last one of the page', async () => {
  await render(<Adjectives />);
  await add().click();
  await userEvent.keyboard('wat');
  await expect.element(option('Watery')).toBeVisible();
  await userEvent.tab();
  await value().toBe('watery 1');
});

test('a chosen adjective is not offered, and no more than the limit can be chosen', async () => {
  await render(<Adjectives initial={THREE.slice(0, 2)} />);
  await add().fill('w');
  await expect.element(option('Woody')).toBeVisible();
  await expect.element(option('Warm')).not.toBeInTheDocument();
  await option('Woody').click();
  await expect.element(add()).not.toBeInTheDocument();
});

test('the heaviest stands first, and a weight is sorted when its field is left, not while it is typed', async () => {
  await render(<Adjectives initial={THREE} />);
  await rows().toEqual(['Watery', 'Woody', 'Warmadds nothing']);
  await weight('Warm').fill('95');
  await rows().toEqual(['Watery', 'Woody', 'Warmwas -20']);
  await userEvent.tab();
  await rows().toEqual(['Warmwas -20', 'Watery', 'Woody']);
  await expect.element(page.getByRole('button', { name: 'Remove Warm' })).toHaveFocus();
});

test('a press on another row is not lost when the rows are sorted', async () => {
  await render(<Adjectives initial={THREE} />);
  await weight('Warm').fill('95');
  await page.getByRole('button', { name: 'Remove Woody' }).click();
  await value().toBe('warm 95, watery 90');
  await rows().toEqual(['Warmwas -20', 'Watery']);
});

test.each([
  ['', 'NaN', 'true'],
  ['abc', 'NaN', 'true'],
  ['-2,5', '-2.5', 'true'],
  ['101', '101', 'true'],
  ['−101', '-101', 'true'],
  ['−100', '-100', 'false'],
  ['-7', '-7', 'false'],
])('the typed weight %j is %s, and marked as wrong: %s', async (text, number, isWrong) => {
  await render(<Adjectives initial={[{ id: 'warm', weight: 50 }]} />);
  await weight('Warm').fill(text);
  await value().toBe(`warm ${number}`);
  await expect.element(weight('Warm')).toHaveAttribute('aria-invalid', isWrong);
  await expect.element(weight('Warm')).toHaveAccessibleDescription('−100 to 100');
});

test('a bar begins at zero and is as long as its weight', async () => {
  await render(<Adjectives initial={THREE} />);
  const bars = [...document.querySelectorAll('li > [aria-hidden] > span')].map((bar) =>
    bar.getAttribute('style'),
  );
  expect(bars).toEqual([
    'inset-inline-start: 50%; inline-size: 45%;',
    'inset-inline-start: 50%; inline-size: 25%;',
    'inset-inline-start: 40%; inline-size: 10%;',
  ]);
});

test('small weights have bars on a smaller scale, which grows when a field is left', async () => {
  await render(<Adjectives initial={[{ id: 'warm', weight: 9 }]} />);
  const length = () =>
    document.querySelector<HTMLElement>('li > [aria-hidden] > span')?.style.inlineSize;
  expect(length()).toBe('45%');
  await weight('Warm').fill('40');
  expect(length()).toBe('50%');
  await userEvent.tab();
  await expect.poll(length).toBe('40%');
});

test('an adjective is found without its accents, and a search without a match says so', async () => {
  await render(<Adjectives />);
  await add().fill('epi');
  await expect.element(option('Épicé')).toBeVisible();
  await add().fill('smoky');
  await expect.element(page.getByText('Nothing matches “smoky”.')).toBeVisible();
});

test('without weights the names alone are chosen, and one that is unknown stays though it is not shown', async () => {
  await render(<Unweighted />);
  await rows().toEqual(['Warm']);
  await add().fill('woody');
  await option('Woody').click();
  await value().toBe('[{"id":"gone"},{"id":"warm"},{"id":"woody"}]');
  await page.getByRole('button', { name: 'Remove Warm' }).click();
  await value().toBe('[{"id":"gone"},{"id":"woody"}]');
});
