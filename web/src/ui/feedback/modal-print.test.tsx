/// <reference types="@vitest/browser-playwright" />
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from './modal.tsx';

const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
beforeEach(() => emulate('print'));
afterEach(() => emulate(''));

const LINES = [...Array(60).keys()].map((line) => <p key={line}>{`Line ${line}`}</p>);

/** The dialog is as high as what it holds, and begins at the top of the paper. */
function expectWhole(dialog: Element) {
  const box = dialog.getBoundingClientRect();
  expect(box.height).toBeGreaterThan(60 * 18);
  expect(box.height).toBeGreaterThanOrEqual(dialog.scrollHeight - 1);
  expect(Math.round(box.top)).toBeLessThan(20);
}

test("on paper, a respondent's dialog is whole and alone, and so is the last of two", async () => {
  const screen = await render(
    <>
      <p>Everybody else</p>
      <Modal title="Salt Line" onClose={() => {}}>
        {LINES}
      </Modal>
    </>,
  );
  await expect.element(page.getByText('Line 59')).toBeVisible();
  await expect.element(page.getByText('Everybody else')).not.toBeVisible();
  expectWhole(page.getByRole('dialog').element());
  await screen.rerender(
    <>
      <p>Everybody else</p>
      <Modal title="Salt Line" onClose={() => {}}>
        {LINES}
      </Modal>
      <Modal title="Question" onClose={() => {}}>
        <p>Really?</p>
      </Modal>
    </>,
  );
  await expect.element(page.getByText('Really?')).toBeVisible();
  await expect.element(page.getByText('Line 59')).not.toBeVisible();
});
