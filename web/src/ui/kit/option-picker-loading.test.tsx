import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FluentRoot } from './fluent-root.tsx';
import { OptionPicker } from './option-picker.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./controls/combo-field.tsx', async (original) => {
  await code.promise;
  return original();
});

test('the field that adds an option has its room before its code has come', async () => {
  await render(
    <FluentRoot>
      <OptionPicker
        label="Adjectives"
        add="Add an adjective"
        options={[]}
        pick={({ id }) => ({ id })}
        value={[]}
        onValue={() => undefined}
      />
    </FluentRoot>,
  );
  const field = page.getByRole('group', { name: 'Adjectives' });
  await expect.element(field).toBeVisible();
  const { height } = field.element().getBoundingClientRect();
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  code.resolve();
  await expect.element(page.getByRole('combobox')).toBeVisible();
  expect(field.element().getBoundingClientRect().height).toBe(height);
  expect(height).toBeGreaterThan(70);
});
