import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FluentRoot } from '../../../ui/kit/fluent-root.tsx';
import { ColorsField } from './colors-field.tsx';

function Colors({ initial }: { initial: readonly string[] }) {
  const [colors, setColors] = useState(initial);
  return (
    <FluentRoot>
      <p data-testid="colors">{colors.join(' ')}</p>
      <ColorsField value={colors} onValue={setColors} disabled={false} error={undefined} />
    </FluentRoot>
  );
}

const open = (...initial: string[]) => render(<Colors initial={initial} />);
const colors = () => expect.poll(() => page.getByTestId('colors').element().textContent);
const hue = () => page.getByRole('slider', { name: 'Hue' });
const swatch = (name: string) => page.getByRole('radio', { name });
const button = (name: string) => page.getByRole('button', { name });

async function moveHue(key: string) {
  hue().element().focus();
  await userEvent.keyboard(key);
}

test('a new swatch stays #333, under a picker at #F8B133, until a color is picked', async () => {
  await open();
  await expect.element(hue()).not.toBeInTheDocument();
  await button('Add a color').click();
  await colors().toBe('#333');
  await expect.element(hue()).toHaveValue('38');
  await moveHue('{ArrowRight}');
  await expect.element(hue()).toHaveValue('39');
  await colors().toMatch(/^#f8b[0-9a-f]33$/);
});

test('the hue of a gray moves, and is there when the gray gets saturated', async () => {
  await open('#808080');
  await moveHue('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(hue()).toHaveValue('3');
  await colors().toBe('#808080');
});

test('a picker shows the color of the chosen swatch, and removes that one', async () => {
  await open('#ff0000', '#00ff00');
  await expect.element(hue()).toHaveValue('0');
  await swatch('2: green').click();
  await expect.element(hue()).toHaveValue('120');
  await button('Remove this color').click();
  await colors().toBe('#ff0000');
});

test('the eighth color is the last', async () => {
  await open(...Array.from({ length: 7 }, () => '#ff0000'));
  await button('Add a color').click();
  await expect.element(button('Add a color')).not.toBeInTheDocument();
  await button('Remove this color').click();
  await expect.element(button('Add a color')).toBeVisible();
});
