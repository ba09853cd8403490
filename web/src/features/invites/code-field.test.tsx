/// <reference types="@vitest/browser-playwright" />
import { useState } from 'react';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FluentRoot } from '../../ui/kit/fluent-root.tsx';
import { CodeField } from './code-field.tsx';

function Code() {
  const [value, setValue] = useState('');
  return (
    <FluentRoot>
      <CodeField label="Code" value={value} onValue={setValue} />
      <output data-testid="value">{value}</output>
    </FluentRoot>
  );
}

const field = () => page.getByLabelText('Code');
const value = () => expect.poll(() => page.getByTestId('value').element().textContent);

test('a code that is composed, as by the keyboards of Android, is taken in capitals', async () => {
  await render(<Code />);
  await field().click();
  for (const text of ['r', 'ro', 'ros', 'rose'])
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await expect.element(field()).toHaveValue('rose');
  await cdp().send('Input.insertText', { text: 'rose' });
  await value().toBe('ROSE');
  await userEvent.keyboard('a');
  await value().toBe('ROSEA');
});

test('a composition that the next field ends is taken in capitals', async () => {
  await render(<Code />);
  await field().click();
  await cdp().send('Input.imeSetComposition', { text: 'ab', selectionStart: 2, selectionEnd: 2 });
  await userEvent.tab();
  await value().toBe('AB');
});
