import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BareButton } from './bare-button.tsx';

test('a bare button has no rim and the type around it, and a class of its own wins wherever it stands', async () => {
  const own = document.createElement('style');
  own.textContent = '.own { padding: 7px; text-align: center }';
  document.head.prepend(own);
  const screen = await render(
    <p style={{ font: '20px monospace' }}>
      <BareButton>Plain</BareButton>
      <BareButton className="own">Own</BareButton>
    </p>,
  );
  const styleOf = (name: string) => getComputedStyle(screen.getByText(name).element());
  const { borderWidth, padding, fontSize, minHeight, cursor } = styleOf('Plain');
  expect([borderWidth, padding, fontSize, minHeight, cursor]).toEqual([
    '0px',
    '0px',
    '20px',
    '24px',
    'pointer',
  ]);
  expect([styleOf('Own').padding, styleOf('Own').textAlign]).toEqual(['7px', 'center']);
  own.remove();
});
