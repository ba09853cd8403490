import { getLogos } from '@vse/domain/contract/calls';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answering, SignedIn } from '../../lib/auth/test-session.tsx';
import { LogoGallery } from './logo-gallery.tsx';

let answer: PromiseWithResolvers<Response>;
beforeEach(() => {
  answer = Promise.withResolvers();
});
answering(getLogos, () => answer.promise);

const open = () =>
  render(
    <SignedIn session={{ kind: 'Admin' }}>
      <LogoGallery
        provider="Verdier"
        label="Logo"
        empty="No logo yet"
        chosen=""
        onChange={() => {}}
      />
    </SignedIn>,
  );
const spinner = () => page.getByRole('progressbar');

test('a gallery has a spinner until its logos have come', async () => {
  await open();
  await expect.element(spinner()).toHaveAccessibleName('Loading…');
  const images = [{ url: 'https://files.example/a.png', usedBy: 0 }];
  answer.resolve(Response.json({ images, data: { images } }));
  await expect.element(page.getByRole('radio').first()).toBeInTheDocument();
  expect(spinner().elements()).toHaveLength(0);
});

test.each([
  ['without a logo says so', 200, 'No logo yet'],
  ['that is refused says why', 403, 'You are not allowed to do this.'],
])('a gallery %s, without a spinner', async (_, status, text) => {
  await open();
  const none = { images: [], data: { images: [] } };
  const issue = { code: 'NOT_ALLOWED', field: null, message: '' };
  answer.resolve(Response.json(status === 200 ? none : { issues: [issue] }, { status }));
  await expect.element(page.getByText(text)).toBeVisible();
  expect(spinner().elements()).toHaveLength(0);
});
