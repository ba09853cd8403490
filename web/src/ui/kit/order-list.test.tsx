import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
      heads={['Scent', 'Family', 'Uses']}
      cells={(item) => [`Wood of ${item}`, '7']}
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

/** The row in flight: a copy that screen readers skip. The list keeps its place open. */
const lifted = () => document.querySelector<HTMLElement>('div[aria-hidden="true"][class*="row"]');

async function lift() {
  const screen = await render(<Scents />);
  const handle = screen.getByRole('button', { name: 'Move Amber' });
  await expect.element(handle).toBeVisible();
  handle.element().focus();
  await userEvent.keyboard(' ');
  // The library measures the rows in the frame after the pick-up.
  await expect.poll(lifted).not.toBeNull();
  return { screen, handle };
}

test('a row is lifted, moved and dropped by keyboard, and each step is announced', async () => {
  const { screen, handle } = await lift();
  await expect.element(screen.getByText('Amber is lifted at 1 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByText('Amber is now 2 of 3.')).toBeInTheDocument();
  expect(order().slice(0, 3)).toEqual(['Amber', 'Birch', 'Cedar']);
  await userEvent.keyboard(' ');
  await expect.poll(lifted).toBeNull();
  expect(order()).toEqual(['Birch', 'Amber', 'Cedar']);
  await expect.element(handle).toHaveFocus();
});

test('Escape puts a lifted row back and announces it', async () => {
  const { screen, handle } = await lift();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByText('Amber is now 2 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Amber is back at 1 of 3.')).toBeInTheDocument();
  await expect.poll(lifted).toBeNull();
  expect(order()).toEqual(SCENTS);
  await expect.element(handle).toHaveFocus();
});

test('a dragged row follows the pointer, with a gap where it will land', async () => {
  const screen = await render(<Scents />);
  const handle = screen.getByRole('button', { name: 'Move Amber' }).element();
  const { x, y } = handle.getBoundingClientRect();
  const point = (type: string, by: number) =>
    handle.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        button: 0,
        clientX: x + 8 + by,
        clientY: y + 8 + by,
      }),
    );
  const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;
  const row = handle.closest('li');
  const from = topOf(row);
  point('pointerdown', 0);
  point('pointermove', 6);
  await expect.poll(lifted).not.toBeNull();
  const height = row?.offsetHeight ?? 0;
  point('pointermove', height - 8);
  await expect.poll(() => Math.round(topOf(lifted()) - from)).toBe(height - 8);
  await expect.poll(() => Math.round(topOf(row) - from)).toBe(height);
  expect(getComputedStyle(handle).opacity).toBe('0');
  expect(lifted()?.textContent).toContain('2Amberwas 1');
  point('pointerup', height - 8);
  await expect.poll(order).toEqual(['Birch', 'Amber', 'Cedar']);
  await expect.poll(lifted).toBeNull();
});

test.each([768, 1280])('at %i px a list has all its columns, below their heads', async (width) => {
  await page.viewport(width, 900);
  const screen = await render(<Scents />);
  const startOf = (text: string) =>
    Math.round(screen.getByText(text, { exact: true }).element().getBoundingClientRect().left);
  await expect.element(screen.getByText('Family')).toBeVisible();
  await expect.element(screen.getByText('Uses')).toBeVisible();
  await expect.poll(() => startOf('Wood of Amber')).toBe(startOf('Family'));
});

test('an item is moved from one index to another', () => {
  expect(moved(SCENTS, 0, 2)).toEqual(['Birch', 'Cedar', 'Amber']);
  expect(moved(SCENTS, 2, 0)).toEqual(['Cedar', 'Amber', 'Birch']);
});
