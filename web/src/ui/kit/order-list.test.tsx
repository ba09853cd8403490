import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { moved } from './moved.ts';
import { OrderList } from './order-list.tsx';

const SCENTS = ['Amber', 'Birch', 'Cedar'];

function Scents() {
  const [items, setItems] = useState<readonly string[]>(SCENTS);
  return (
    <OrderList
      label="Scents"
      items={items}
      before={SCENTS}
      keyOf={(item) => item}
      nameOf={(item) => item}
      onMove={(from, to) => setItems(moved(items, from, to))}
    >
      {(item) => <strong>{item}</strong>}
    </OrderList>
  );
}

const order = () => [...document.querySelectorAll('strong')].map((element) => element.textContent);

test('Up and Down move a row, keep the focus on the button, and announce its position', async () => {
  const screen = await render(<Scents />);
  const up = screen.getByRole('button', { name: 'Up Cedar' });
  await up.click();
  await expect.poll(order).toEqual(['Amber', 'Cedar', 'Birch']);
  await expect.element(up).toHaveFocus();
  await expect.element(screen.getByText('Cedar is now 2 of 3.')).toBeInTheDocument();
  await expect.element(screen.getByText('was 3')).toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Up Amber' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('the first row does not move further up', async () => {
  const screen = await render(<Scents />);
  await screen.getByRole('button', { name: 'Up Amber' }).click({ force: true });
  expect(order()).toEqual(SCENTS);
});

test('a row is picked up, moved and dropped by keyboard', async () => {
  const screen = await render(<Scents />);
  const handle = screen.getByRole('button', { name: 'Move Amber' });
  await expect.element(handle).toBeVisible();
  handle.element().focus();
  await userEvent.keyboard(' ');
  // The library measures the rows in the frame after the pick-up.
  await expect.poll(() => document.querySelector('[aria-pressed="true"]')).not.toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard(' ');
  await expect.poll(order).toEqual(['Birch', 'Amber', 'Cedar']);
});

test('an item is moved from one index to another', () => {
  expect(moved(SCENTS, 0, 2)).toEqual(['Birch', 'Cedar', 'Amber']);
  expect(moved(SCENTS, 2, 0)).toEqual(['Cedar', 'Amber', 'Birch']);
});
