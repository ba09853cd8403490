import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { FluentRoot } from '../fluent-root.tsx';
import { ComboField } from './combo-field.tsx';

const NAMES = ['Aurum Scent Co.', 'Hélène Verdier', 'Iris', 'Iris Labs', 'Northlight Hospitality'];

/** The list does not cover it, and a message does not move it. */
const BELOW_THE_LIST = { position: 'fixed', insetBlockEnd: 0 } as const;

type ProviderProps = { names?: readonly string[]; initial?: string; isLast?: boolean };

function Provider({ names = NAMES, initial = '', isLast = false }: ProviderProps) {
  const [value, setValue] = useState(initial);
  const options = names.map((name) => ({ value: name, label: name }));
  return (
    <FluentRoot>
      <ComboField label="Provider" options={options} value={value} onValue={setValue} />
      {!isLast && (
        <button type="button" style={BELOW_THE_LIST}>
          Next
        </button>
      )}
      <output data-testid="value">{value}</output>
    </FluentRoot>
  );
}

/** A form as a dialog has it: pressing Save is what leaves the field. */
function Saved() {
  const [saved, setSaved] = useState('nothing');
  const form = useRecordForm({
    schema: z.object({ provider: z.string().min(1) }),
    errorTitle: 'Error',
    record: { provider: 'Aurum Scent Co.' },
    isBegun: true,
    isUnguarded: true,
    save: async ({ provider }) => setSaved(provider),
    onSaved: () => false,
  });
  return (
    <FluentRoot>
      <form ref={form.ref} noValidate onSubmit={form.submit}>
        <ComboField
          label="Provider"
          options={NAMES.map((name) => ({ value: name, label: name }))}
          {...form.field('provider')}
        />
        <button type="submit" style={BELOW_THE_LIST}>
          Save
        </button>
        <button
          type="button"
          style={{ ...BELOW_THE_LIST, insetInlineEnd: 0 }}
          onClick={form.isEditing ? form.end : form.begin}
        >
          {form.isEditing ? 'Cancel' : 'Edit'}
        </button>
      </form>
      <output data-testid="value">{saved}</output>
    </FluentRoot>
  );
}

const field = () => page.getByRole('combobox');
const option = (name: string) => page.getByRole('option', { name, exact: true });
const value = () => expect.poll(() => page.getByTestId('value').element().textContent);
const notInList = (text: string) =>
  page.getByText(`“${text}” is not in the list. Choose one that is.`);
const next = () => page.getByRole('button', { name: 'Next' });
const save = () => page.getByRole('button', { name: 'Save' });

/** By the keyboard, as people do: `fill` replaces the text in one event. */
async function retype(text: string) {
  await field().click();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await expect.element(field()).toHaveValue('');
  if (text) await userEvent.keyboard(text);
}

test('a name is found without its accents, as in the lists', async () => {
  await render(<Provider />);
  await field().fill('helene');
  await option('Hélène Verdier').click();
  await expect.element(field()).toHaveValue('Hélène Verdier');
});

test('a list without options says so, and not that nothing matches', async () => {
  await render(<Provider names={[]} />);
  await field().click();
  await expect
    .element(page.getByRole('option'))
    .toHaveTextContent('There is nothing to choose from.');
});

test('a chosen name can be deleted sign by sign and another one typed and chosen', async () => {
  await render(<Provider initial="Iris" />);
  await field().click();
  await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}');
  await expect.element(field()).toHaveValue('');
  await userEvent.keyboard('hosp');
  await expect.element(field()).toHaveValue('hosp');
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await value().toBe('Northlight Hospitality');
});

test.each([
  ['northlight  hospitality ', 'Northlight Hospitality'],
  ['Hélène\u200b\u00a0Verdier', 'Hélène Verdier'],
  ['He\u0301le\u0300ne Verdier', 'Hélène Verdier'],
  ['helene verdier', 'Hélène Verdier'],
  ['IRIS', 'Iris'],
])('a press elsewhere chooses the option that %j names', async (text, chosen) => {
  await render(<Provider initial="Aurum Scent Co." />);
  await retype(text);
  await next().click();
  await value().toBe(chosen);
  await expect.element(field()).toHaveValue(chosen);
  await expect.element(field()).toBeValid();
});

test('a text that is no option stays, is said to be none, and does not change the value', async () => {
  await render(<Provider initial="Aurum Scent Co." />);
  await retype('North');
  await next().click();
  await expect.element(notInList('North')).toBeVisible();
  await expect.element(field()).toHaveValue('North');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await value().toBe('Aurum Scent Co.');
  await userEvent.click(field());
  await userEvent.keyboard('{End}l');
  await expect.element(notInList('North')).not.toBeInTheDocument();
});

test('a text that is being typed is not judged while another window has the focus', async () => {
  await render(<Provider initial="Aurum Scent Co." />);
  await retype('North');
  // The browser reports the same when its window loses the focus.
  field()
    .element()
    .dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await expect.element(field()).toHaveValue('North');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('light Hosp');
  await expect.element(field()).toHaveValue('Northlight Hosp');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
});

test('Cancel forgets a text that is no option', async () => {
  await render(<Saved />, { wrapper: MemoryRouter });
  await retype('Northlite');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(field()).toHaveValue('Aurum Scent Co.');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(field()).toHaveValue('Aurum Scent Co.');
  await expect.element(field()).toBeValid();
});

test('a field that is emptied and left has no value', async () => {
  await render(<Provider initial="Aurum Scent Co." />);
  await retype('');
  await next().click();
  await value().toBe('');
  await expect.element(field()).toHaveValue('');
});

test('Tab chooses the highlighted option, and nothing where nothing is typed', async () => {
  await render(<Provider />);
  await field().click();
  await expect.element(option('Iris')).toBeVisible();
  await userEvent.tab();
  await value().toBe('');
  await field().click();
  await userEvent.keyboard('ir{ArrowDown}');
  await userEvent.tab();
  await value().toBe('Iris Labs');
});

test('Tab chooses the highlighted option also in the last field of a page', async () => {
  await render(<Provider isLast />);
  await field().click();
  await userEvent.keyboard('nor');
  await expect.element(option('Northlight Hospitality')).toBeVisible();
  await userEvent.tab();
  await value().toBe('Northlight Hospitality');
});

test('options that arrive after the field was left are chosen by the text in it', async () => {
  const screen = await render(<Provider names={[]} />);
  await field().fill('iris');
  await next().click();
  await expect.element(notInList('iris')).toBeVisible();
  await screen.rerender(<Provider />);
  await value().toBe('Iris');
});

test('Save sends the option whose name was typed whole', async () => {
  await render(<Saved />, { wrapper: MemoryRouter });
  await retype('Northlight Hospitality');
  await save().click();
  await value().toBe('Northlight Hospitality');
});

test('Save sends nothing while a field shows a text that is no option, and says so there', async () => {
  await render(<Saved />, { wrapper: MemoryRouter });
  await retype('Northlite');
  await save().click();
  await expect.element(notInList('Northlite')).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await value().toBe('nothing');
  await retype('iris labs');
  await save().click();
  await value().toBe('Iris Labs');
});

test('Save sends nothing after the field was emptied', async () => {
  await render(<Saved />, { wrapper: MemoryRouter });
  await retype('');
  await save().click();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await value().toBe('nothing');
});
