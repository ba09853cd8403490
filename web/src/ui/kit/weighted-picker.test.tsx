import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Weighted, WeightedPicker } from './weighted-picker.tsx';

const OPTIONS = ['Warm', 'Watery', 'Woody', 'Épicé'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

function Adjectives() {
  const [value, setValue] = useState<readonly Weighted[]>([]);
  return (
    <>
      <WeightedPicker
        label="Adjectives"
        options={OPTIONS}
        max={2}
        value={value}
        onValue={setValue}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

test('an adjective can be found, chosen, weighted and removed', async () => {
  const screen = await render(<Adjectives />);
  await screen.getByRole('searchbox').fill('wa');
  await expect.element(screen.getByRole('button', { name: 'Woody' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Watery' }).click();
  await screen.getByLabelText('Weight of Watery').fill('3');
  const output = screen.getByRole('status');
  await expect.element(output).toHaveTextContent('[{"id":"watery","weight":3}]');
  await screen.getByRole('button', { name: 'Remove Watery' }).click();
  await expect.element(output).toHaveTextContent('[]');
  await expect.element(screen.getByRole('button', { name: 'Watery' })).toBeVisible();
});

test('a cleared weight is not zero, and no more than the limit can be chosen', async () => {
  const screen = await render(<Adjectives />);
  await screen.getByRole('button', { name: 'Warm' }).click();
  await screen.getByLabelText('Weight of Warm').fill('');
  const output = screen.getByRole('status');
  await expect.element(output).toHaveTextContent('[{"id":"warm","weight":null}]');
  await screen.getByLabelText('Weight of Warm').fill('-2,5');
  await expect.element(output).toHaveTextContent('[{"id":"warm","weight":-2.5}]');
  await screen.getByRole('button', { name: 'Woody' }).click();
  await expect.element(screen.getByRole('button', { name: 'Watery' })).not.toBeInTheDocument();
});

test('an adjective is found without its accents, and a search without a match says so', async () => {
  const screen = await render(<Adjectives />);
  await screen.getByRole('searchbox').fill('epi');
  await expect.element(screen.getByRole('button', { name: 'Épicé' })).toBeVisible();
  await screen.getByRole('searchbox').fill('smoky');
  await expect.element(screen.getByText('Nothing matches “smoky”.')).toBeVisible();
});
