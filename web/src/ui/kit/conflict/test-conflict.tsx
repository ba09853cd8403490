import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn } from '../../../lib/auth/test-session.tsx';
import type { RecordForm } from '../../../lib/forms/use-record-form.ts';
import { Button } from '../controls/button.tsx';
import { FluentRoot } from '../fluent-root.tsx';
import { SaveProblems } from '../save-problems.tsx';

/** A form without fields: a button makes the change. */
export const ChangedForm = ({ form, onChange }: { form: RecordForm; onChange: () => void }) => (
  <form ref={form.ref} onSubmit={form.submit}>
    <Button onClick={form.begin}>Edit</Button>
    <Button onClick={onChange}>Change</Button>
    <Button type="submit">Save</Button>
    <SaveProblems form={form} />
  </form>
);

/** Edits, changes and saves a ChangedForm as an Admin. */
export async function saveChanged(form: ReactNode) {
  await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <FluentRoot>{form}</FluentRoot>
    </SignedIn>,
  );
  for (const name of ['Edit', 'Change', 'Save'])
    await page.getByRole('button', { name, exact: true }).click();
}

/** What the conflict offers for a field, mine first, with what it was before. */
export const sidesOf = (field: string) =>
  page
    .getByRole('radiogroup', { name: field })
    .getByRole('radio')
    .elements()
    .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
