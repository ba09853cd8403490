import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { whenLoaded } from '../../lib/browser/lost-parts.ts';
import { closeNotification, notifications } from '../../lib/notifications.ts';
import { ModalButton } from './controls/modal-button.tsx';
import { FluentRoot } from './fluent-root.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import { Toasts } from './toasts.tsx';

const LOST = 'Part of this page could not be loaded. Please check your connection.';

let isLost = true;
let asked = 0;
beforeEach(() => {
  isLost = true;
  asked = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    if (String(address) === '/app.html') asked += 1;
    return Response.json({ functionKey: 'key' });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of notifications.get()) closeNotification(id);
});

/** A part whose file comes once the network is back. */
const partOf = <Props extends object>(Part: (props: Props) => ReactNode) =>
  lazyIn<Props>(async () => {
    if (isLost) throw new Error('No connection');
    return Part;
  });
const texts = () => notifications.get().map(({ text }) => text);
const show = (part: ReactNode) =>
  render(
    <FluentRoot>
      <Toasts />
      <input aria-label="Name" />
      {part}
    </FluentRoot>,
  );
const name = () => page.getByLabelText('Name', { exact: true });
const press = (title: string) => page.getByRole('button', { name: title, exact: true }).click();

test('a lost part takes nothing of its screen with it, and Try again shows it', async () => {
  const Bar = partOf(() => <p>Selected</p>);
  const Letters = partOf(() => <p>A to Z</p>);
  await show(
    <>
      <Bar />
      <Letters />
    </>,
  );
  await name().fill('amber');
  await expect.poll(texts, { timeout: 5000 }).toEqual([LOST]);
  await expect.element(name()).toHaveValue('amber');
  expect(asked).toBeGreaterThan(0);
  await press('Try again');
  await expect.element(page.getByRole('button', { name: 'Loading…' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(texts()).toEqual([LOST]);
  isLost = false;
  await press('Try again');
  await expect.element(page.getByText('Selected')).toBeVisible();
  await expect.element(page.getByText('A to Z')).toBeVisible();
  await expect.poll(texts).toEqual([]);
  await expect.element(name()).toHaveValue('amber');
});

test('a lost part loads when the browser is online again, and its notification closes', async () => {
  const Bar = partOf(() => <p>Selected</p>);
  await show(<Bar />);
  await expect.poll(texts, { timeout: 5000 }).toEqual([LOST]);
  isLost = false;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Selected')).toBeVisible();
  await expect.poll(texts).toEqual([]);
});

test('a lost dialog does not open by itself, and can be pressed again once the network is back', async () => {
  const Panel = partOf<{ onClose: () => void }>(({ onClose }) => (
    <OfficeDialog title="History" onClose={onClose}>
      Former states
    </OfficeDialog>
  ));
  await show(<ModalButton modal={(close) => <Panel onClose={close} />}>Open</ModalButton>);
  await press('Open');
  await expect.poll(texts, { timeout: 5000 }).toEqual([LOST]);
  isLost = false;
  dispatchEvent(new Event('online'));
  await name().fill('amber');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await press('Open');
  await expect.element(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await expect.poll(texts).toEqual([]);
});

function Days({ part: Popover }: { part: ReturnType<typeof partOf<object>> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => void whenLoaded(Popover, () => setOpen(true))}
      >
        Days
      </button>
      {isOpen && <Popover />}
    </>
  );
}

test('what a press could not load stays closed, and opens with the next press or Try again', async () => {
  for (const again of ['Days', 'Try again']) {
    isLost = true;
    const screen = await show(<Days part={partOf(() => <p>Last week</p>)} />);
    const days = screen.getByRole('button', { name: 'Days' });
    await days.click();
    await expect.poll(texts, { timeout: 5000 }).toEqual([LOST]);
    await expect.element(days).toHaveAttribute('aria-expanded', 'false');
    isLost = false;
    await press(again);
    await expect.element(screen.getByText('Last week')).toBeVisible();
    await expect.element(days).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(texts).toEqual([]);
    await screen.unmount();
  }
});

function Selecting({ part: Bar }: { part: ReturnType<typeof partOf<object>> }) {
  const [isNeeded, setNeeded] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setNeeded(true)}>
        Select
      </button>
      {isNeeded && <Bar />}
    </>
  );
}

test('a press whose notification was closed is not repeated by the Try again of another part', async () => {
  await show(
    <>
      <Days part={partOf(() => <p>Last week</p>)} />
      <Selecting part={partOf(() => <p>Selected</p>)} />
    </>,
  );
  await press('Days');
  await expect.poll(texts, { timeout: 5000 }).toEqual([LOST]);
  await page.getByRole('button', { name: /could not be loaded/ }).click();
  await expect.poll(texts).toEqual([]);
  await press('Select');
  await expect.poll(texts, { timeout: 5000 }).toEqual([LOST]);
  isLost = false;
  await press('Try again');
  await expect.element(page.getByText('Selected')).toBeVisible();
  await expect.poll(texts).toEqual([]);
  await expect.element(page.getByText('Last week')).not.toBeInTheDocument();
});
