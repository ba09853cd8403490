import { useRef } from 'react';
import { BrowserRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLeaveGuard } from '../lib/forms/use-leave-guard.ts';
import { SkipLink } from './skip-link.tsx';

function Page() {
  const main = useRef<HTMLElement>(null);
  const { isAsking } = useLeaveGuard(true);
  return (
    <>
      <SkipLink main={main} />
      <header style={{ height: 3000 }}>Header</header>
      <main ref={main} id="main" tabIndex={-1} style={{ height: 3000 }}>
        {isAsking ? 'Leave without saving?' : 'Unsaved changes'}
      </main>
    </>
  );
}

test('Skip to content leads to the content without a step in the history, and asks nothing', async () => {
  const screen = await render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  const { length } = history;
  // It is out of sight until the focus is on it.
  (screen.getByRole('link', { name: 'Skip to content' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const main = screen.getByRole('main');
  await expect.element(main).toHaveFocus();
  expect(main.element().getBoundingClientRect().top).toBeLessThan(1);
  expect([location.hash, history.length]).toEqual(['', length]);
  await expect.element(main).toHaveTextContent('Unsaved changes');
});
