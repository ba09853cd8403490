import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from '../lib/browser/lazy-part.tsx';
import { Optional } from './optional.tsx';

test('the page works on when the code of an optional part is lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ functionKey: 'key' }));
  let attempts = 0;
  const Lost = lazyPart(async () => {
    attempts += 1;
    throw new Error('No connection');
  });
  const screen = await render(
    <MemoryRouter>
      <input aria-label="Project" defaultValue="Harbour House" />
      <Optional>
        <Lost />
      </Optional>
    </MemoryRouter>,
  );
  await expect.poll(() => attempts, { timeout: 5000 }).toBe(2);
  await expect.element(screen.getByLabelText('Project')).toHaveValue('Harbour House');
  vi.restoreAllMocks();
});
