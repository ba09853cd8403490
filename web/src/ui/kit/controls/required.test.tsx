import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

test('only a field that must be filled in is said to be required', async () => {
  const text = { value: '', onValue: () => {} };
  const screen = await render(
    <>
      <TextField name="sku" label="SKU" {...text} />
      <TextField name="from" label="From" isRequired={false} {...text} />
      <TextArea name="text" label="Text" isRequired={false} {...text} />
      <SelectField name="state" label="State" isRequired={false} options={[]} {...text} />
    </>,
  );
  const required = ['SKU', 'From', 'Text', 'State'].map((label) =>
    screen.getByLabelText(label).element().getAttribute('aria-required'),
  );
  expect(required).toEqual(['true', 'false', 'false', 'false']);
});
