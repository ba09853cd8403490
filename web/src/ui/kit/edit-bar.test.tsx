import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RecordForm } from '../../lib/forms/use-record-form.ts';
import { EditBar } from './edit-bar.tsx';
import { FluentRoot } from './fluent-root.tsx';

test('Save has a spinner while it is being sent, and not before', async () => {
  const form = { isDirty: true, isBusy: false, end: () => {} } as RecordForm;
  const bar = (isBusy: boolean) => (
    <FluentRoot>
      <EditBar form={{ ...form, isBusy }} />
    </FluentRoot>
  );
  const screen = await render(bar(false));
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  expect(page.getByRole('progressbar').elements()).toHaveLength(0);
  await screen.rerender(bar(true));
  const saving = page.getByRole('button', { name: 'Saving…' });
  await expect.element(saving.getByRole('progressbar')).toBeVisible();
  await expect.element(saving).toHaveAttribute('aria-disabled', 'true');
});
