/// <reference types="@vitest/browser-playwright" />
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FluentRoot } from './fluent-root.tsx';
import { OfficeDialog } from './office-dialog.tsx';

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

test('on paper, a dialog of the office is whole and alone, without its buttons', async () => {
  await render(
    <FluentRoot>
      <p>Everybody else</p>
      <OfficeDialog
        title="Tariq Aziz"
        onClose={() => {}}
        actions={<button type="button">Send</button>}
      >
        {LINES}
      </OfficeDialog>
    </FluentRoot>,
  );
  await expect.element(page.getByText('Line 59')).toBeVisible();
  await expect.element(page.getByText('Everybody else')).not.toBeVisible();
  await expect.element(page.getByText('Send')).not.toBeVisible();
  expectWhole(page.getByRole('dialog').element());
});

test('on paper, a dialog above another one is alone', async () => {
  await render(
    <FluentRoot>
      <OfficeDialog title="Below" onClose={() => {}}>
        <p>Everybody else</p>
        <OfficeDialog title="Above" onClose={() => {}}>
          <p>Really?</p>
        </OfficeDialog>
      </OfficeDialog>
    </FluentRoot>,
  );
  await expect.element(page.getByText('Really?')).toBeVisible();
  await expect.element(page.getByText('Everybody else')).not.toBeVisible();
});
