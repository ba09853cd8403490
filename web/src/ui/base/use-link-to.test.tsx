import { BrowserRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts';
import { useLinkTo } from './use-link-to.ts';

let before = '';
beforeEach(() => {
  before = location.href;
});
afterEach(() => history.replaceState(null, '', before));

function Page() {
  const { isAsking, leave } = useLeaveGuard(useLocation().pathname !== '/other');
  return (
    <>
      <a {...useLinkTo('/other')}>Other page</a>
      <output>{useLocation().pathname === '/other' ? 'Other' : 'Page'}</output>
      {isAsking && (
        <button type="button" onClick={leave}>
          Leave
        </button>
      )}
    </>
  );
}

test('a link that is not drawn by React Router waits for the question about unsaved changes', async () => {
  const screen = await render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(screen.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Page');
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Other');
});
