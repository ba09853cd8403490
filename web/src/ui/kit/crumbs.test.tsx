import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Crumbs } from './crumbs.tsx';
import { FluentRoot } from './fluent-root.tsx';

test('a long name without a space breaks within the page', async () => {
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsduftmanufaktur';
  const screen = await render(
    <MemoryRouter>
      <FluentRoot>
        <div style={{ width: 200 }}>
          <Crumbs crumbs={[{ label: name, href: '/here' }, { label: name }]} />
        </div>
      </FluentRoot>
    </MemoryRouter>,
  );
  const crumbs = screen.getByRole('navigation');
  await expect.element(crumbs).toBeVisible();
  expect(crumbs.element().scrollWidth).toBe(200);
});
