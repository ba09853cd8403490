import { useRef } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ScreenHeading } from '../ui/base/screen-heading.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';

function App() {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useNavigationEffects(main);
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <main ref={main} tabIndex={-1}>
        <Screen />
      </main>
    </>
  );
}

/** A question's page and those of its answers have one path; a list has its filters in the address. */
function Screen() {
  const { pathname, search } = useLocation();
  const answer = new URLSearchParams(search).get('answer');
  const title = answer ?? pathname;
  return (
    <section key={title} style={{ height: 3000 }}>
      <ScreenHeading title={title} />
      <Link to="?answer=oak">Oak</Link>
      <Link to="?status=open">Open ones</Link>
      <Link to="/other">Other</Link>
      <output>{search}</output>
    </section>
  );
}

beforeEach(() => sessionStorage.clear());

const opened = () =>
  render(
    <MemoryRouter initialEntries={['/question']}>
      <App />
    </MemoryRouter>,
  );

test('the first screen leaves the focus to the browser', async () => {
  const screen = await opened();
  await expect.element(screen.getByRole('heading', { name: '/question' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['another path', 'Other', '/other'],
  ['a screen at the same path', 'Oak', 'oak'],
])('%s puts the focus on its heading, and so does Back', async (_, link, title) => {
  const screen = await opened();
  await screen.getByRole('link', { name: link }).click();
  await expect.element(screen.getByRole('heading', { name: title })).toHaveFocus();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByRole('heading', { name: '/question' })).toHaveFocus();
});

test('another screen begins at the top, and Back returns to the position', async () => {
  const screen = await opened();
  scrollTo(0, 700);
  await expect.poll(() => sessionStorage.getItem('vse.scroll.default')).toBe('700');
  const link = screen.getByRole('link', { name: 'Oak' }).element();
  (link as HTMLElement).click();
  await expect.element(screen.getByRole('heading', { name: 'oak' })).toHaveFocus();
  expect(scrollY).toBe(0);
  (screen.getByRole('button', { name: 'Back' }).element() as HTMLElement).click();
  await expect.poll(() => scrollY).toBe(700);
});

test('a filter in the address leaves focus and scroll position alone', async () => {
  const screen = await opened();
  scrollTo(0, 40);
  const filter = screen.getByRole('link', { name: 'Open ones' });
  (filter.element() as HTMLElement).focus({ preventScroll: true });
  (filter.element() as HTMLElement).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('?status=open');
  await expect.element(filter).toHaveFocus();
  expect(scrollY).toBe(40);
});
