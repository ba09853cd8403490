import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FluentRoot } from '../fluent-root.tsx';
import { ComboField } from './combo-field.tsx';

function Provider({ names }: { names: readonly string[] }) {
  const [value, setValue] = useState('');
  const options = names.map((name) => ({ value: name, label: name }));
  return (
    <FluentRoot>
      <ComboField label="Provider" options={options} value={value} onValue={setValue} />
    </FluentRoot>
  );
}

test('a name is found without its accents, as in the lists', async () => {
  const screen = await render(<Provider names={['Hélène Verdier', 'Northlight']} />);
  const input = screen.getByRole('combobox', { name: 'Provider' });
  await input.fill('helene');
  await screen.getByRole('option', { name: 'Hélène Verdier' }).click();
  await expect.element(input).toHaveValue('Hélène Verdier');
});

test('a list without options says so, and not that nothing matches', async () => {
  const screen = await render(<Provider names={[]} />);
  await screen.getByRole('combobox', { name: 'Provider' }).click();
  await expect
    .element(page.getByRole('option'))
    .toHaveTextContent('There is nothing to choose from.');
});
