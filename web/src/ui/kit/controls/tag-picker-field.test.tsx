import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FluentRoot } from '../fluent-root.tsx';
import { TagPickerField } from './tag-picker-field.tsx';

const OPTIONS = ['Dry', 'Fresh', 'Sweet'].map((label) => ({ value: label.toLowerCase(), label }));

function Scent({ begin }: { begin: readonly string[] }) {
  const [value, setValue] = useState(begin);
  return (
    <FluentRoot>
      <TagPickerField label="Adjectives" options={OPTIONS} value={value} onValue={setValue} />
      <p data-testid="value">{value.join()}</p>
    </FluentRoot>
  );
}

test('adjectives are found by typing, chosen once each, and removed by their tags', async () => {
  // One that was deleted elsewhere has no tag and stays.
  const screen = await render(<Scent begin={['gone']} />);
  const input = screen.getByRole('combobox', { name: 'Adjectives' });
  const value = screen.getByTestId('value');
  await input.fill('fre');
  await expect.poll(() => page.getByRole('option').elements()).toHaveLength(1);
  await screen.getByRole('option', { name: 'Fresh' }).click();
  await expect.element(value).toHaveTextContent('gone,fresh');
  await expect.element(input).toHaveValue('');
  await input.fill('sw');
  await screen.getByRole('option', { name: 'Sweet' }).click();
  await expect.element(value).toHaveTextContent('gone,fresh,sweet');
  await input.fill('fresh');
  // What is chosen is not offered again.
  await screen.getByRole('option', { name: /^Nothing matches/ }).click();
  await expect.element(value).toHaveTextContent('gone,fresh,sweet');
  // A tag of the picker is an option too; a press on it removes it.
  await screen.getByRole('option', { name: /^Fresh/ }).click();
  await expect.element(value).toHaveTextContent('gone,sweet');
});
