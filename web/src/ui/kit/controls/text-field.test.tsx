import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FluentRoot } from '../fluent-root.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const directionOf = (element: Element) => getComputedStyle(element).direction;

test('a text runs in the direction of its script, one line or several', async () => {
  const screen = await render(
    <FluentRoot>
      <TextField label="Latin" value="Ambre Nuit" onValue={vi.fn()} />
      <TextField label="Arabic" value="عنبر" onValue={vi.fn()} />
      <TextArea label="Hebrew" value="לבנדר" onValue={vi.fn()} />
    </FluentRoot>,
  );
  expect(directionOf(screen.getByLabelText('Latin').element())).toBe('ltr');
  expect(directionOf(screen.getByLabelText('Arabic').element())).toBe('rtl');
  expect(directionOf(screen.getByLabelText('Hebrew').element())).toBe('rtl');
});

test('a hint begins below the ring that its field has in focus', async () => {
  const screen = await render(
    <TextField label="Name" hint="As on the card." value="" onValue={vi.fn()} />,
  );
  const [field, hint] = [
    screen.getByLabelText('Name').element().parentElement,
    screen.getByText('As on the card.').element(),
  ].map((element) => element?.getBoundingClientRect());
  expect(hint?.top).toBeGreaterThanOrEqual((field?.bottom ?? Number.NaN) + 5);
});

test('an address is given as it was typed, with the keyboard of addresses', async () => {
  const onValue = vi.fn();
  const screen = await render(
    <FluentRoot>
      <TextField type="email" label="E-mail" value="" onValue={onValue} />
    </FluentRoot>,
  );
  const field = screen.getByLabelText('E-mail');
  // Chromium 156 gives ana@xn--bcher-kva.example for it in a field of type "email".
  await field.fill('ana@bücher.example');
  expect(onValue).toHaveBeenLastCalledWith('ana@bücher.example');
  await expect.element(field).toHaveAttribute('inputmode', 'email');
});
