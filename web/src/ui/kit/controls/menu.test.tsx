import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FluentRoot } from '../fluent-root.tsx';
import { Menu, MoreMenu } from './menu.tsx';

const items = [{ label: 'Rename', onSelect: () => {} }];

test.each([
  ['Columns', <Menu key="menu" label="Columns" items={items} />],
  ['More actions: Lobby', <MoreMenu key="more" label="More actions: Lobby" items={items} />],
])('the menu of the button "%s" has its name', async (name, menu) => {
  await render(<FluentRoot>{menu}</FluentRoot>);
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByRole('menu', { name })).toBeVisible();
  expect(page.getByRole('menu').element().getAttribute('aria-labelledby')).toBeNull();
});

test('a second press on the button closes the menu, and a third one opens it', async () => {
  await render(
    <FluentRoot>
      <Menu label="Columns" items={items} />
    </FluentRoot>,
  );
  const button = page.getByRole('button', { name: 'Columns' });
  await button.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await button.click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
});
