import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLeaveGuard } from './use-leave-guard.ts';

function Page({ isHeld }: { isHeld: boolean }) {
  const guard = useLeaveGuard(isHeld);
  return (
    <>
      <h1>Page</h1>
      <p data-testid="asking">{guard.isAsking ? 'asking' : ''}</p>
      <button type="button" onClick={guard.stay}>
        Stay
      </button>
      <button type="button" onClick={guard.leave}>
        Leave
      </button>
    </>
  );
}

const App = ({ isHeld }: { isHeld: boolean }) => (
  <BrowserRouter>
    <Link to="/other">Other page</Link>
    <a href="/other" target="_blank" rel="noreferrer" onClick={(event) => event.preventDefault()}>
      New tab
    </a>
    <Routes>
      <Route path="/other" element={<h1>Other</h1>} />
      <Route path="*" element={<Page isHeld={isHeld} />} />
    </Routes>
  </BrowserRouter>
);

let before = '';
beforeEach(() => {
  before = location.href;
});
afterEach(() => history.replaceState(null, '', before));

test('a link asks first: Stay keeps the page, Leave follows the link', async () => {
  const screen = await render(<App isHeld />);
  const asking = screen.getByTestId('asking');
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(asking).toHaveTextContent('asking');
  await screen.getByRole('button', { name: 'Stay' }).click();
  await expect.element(asking).toHaveTextContent('');
  await screen.getByRole('link', { name: 'Other page' }).click();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
});

test('nothing is asked without changes, nor for a link that opens another tab', async () => {
  const held = await render(<App isHeld />);
  await held.getByRole('link', { name: 'New tab' }).click();
  await expect.element(held.getByTestId('asking')).toHaveTextContent('');
  await held.unmount();
  const free = await render(<App isHeld={false} />);
  await free.getByRole('link', { name: 'Other page' }).click();
  await expect.element(free.getByRole('heading', { name: 'Other' })).toBeVisible();
});

test('the browser asks before it closes a page with changes, and only then', async () => {
  const wouldClose = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return !event.defaultPrevented;
  };
  const screen = await render(<App isHeld />);
  expect(wouldClose()).toBe(false);
  await screen.rerender(<App isHeld={false} />);
  expect(wouldClose()).toBe(true);
});

function Form({ name }: { name: string }) {
  const [isDirty, setDirty] = useState(false);
  const guard = useLeaveGuard(isDirty);
  return (
    <fieldset aria-label={name}>
      <button type="button" onClick={() => setDirty(true)}>{`Type in ${name}`}</button>
      <button type="button" onClick={() => setDirty(false)}>{`Undo ${name}`}</button>
      <button
        type="button"
        onClick={() => guard.ask(() => setDirty(false))}
      >{`Close ${name}`}</button>
      {guard.isAsking && (
        <>
          <button type="button" onClick={guard.stay}>{`Stay at ${name}`}</button>
          <button type="button" onClick={guard.leave}>{`Leave ${name}`}</button>
        </>
      )}
    </fieldset>
  );
}

/** A list with a form to add and a form to edit, reached from another page. */
async function twoForms() {
  history.pushState(null, '', '/start');
  const screen = await render(
    <BrowserRouter>
      <Routes>
        <Route
          path="/list"
          element={
            <>
              <Link to="/other">Other page</Link>
              <Form name="adding" />
              <Form name="editing" />
            </>
          }
        />
        <Route path="*" element={<Link to="/list">List</Link>} />
      </Routes>
    </BrowserRouter>,
  );
  await screen.getByRole('link', { name: 'List' }).click();
  const press = (name: string) => screen.getByRole('button', { name }).click();
  const isThere = (name: string) =>
    expect.element(screen.getByRole('button', { name })).toBeVisible();
  const hasLeft = () => expect.element(screen.getByRole('link', { name: 'List' })).toBeVisible();
  return { screen, press, isThere, hasLeft };
}

test('a second form that was begun and undone leaves the first one guarded', async () => {
  const { press, isThere } = await twoForms();
  await press('Type in adding');
  await press('Type in editing');
  await press('Undo editing');
  history.back();
  await isThere('Stay at adding');
  await expect.poll(() => location.pathname).toBe('/list');
});

test.each(['Back', 'a link'])(
  'with two begun forms, %s asks about both, the last one first',
  async (way) => {
    const { screen, press, isThere, hasLeft } = await twoForms();
    await press('Type in adding');
    await press('Type in editing');
    const go = async () => {
      if (way === 'Back') history.back();
      else await screen.getByRole('link', { name: 'Other page' }).click();
    };
    await go();
    await press('Leave editing');
    await press('Stay at adding');
    await expect.poll(() => location.pathname).toBe('/list');
    await go();
    await isThere('Stay at editing');
    await press('Leave editing');
    await press('Leave adding');
    await hasLeft();
  },
);

test('closing one form asks about this one only', async () => {
  const { press, isThere } = await twoForms();
  await press('Type in adding');
  await press('Type in editing');
  await press('Close editing');
  await press('Leave editing');
  history.back();
  await isThere('Stay at adding');
  expect(document.querySelector('[aria-label="editing"]')?.textContent).not.toContain('Leave');
});

test.each([
  ['Control', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Shift', { shiftKey: true }],
])('a click with %s opens the link elsewhere and asks nothing', async (_, keys) => {
  const { screen, press } = await twoForms();
  await press('Type in adding');
  const isAnswered = new Promise<boolean>((resolve) => {
    const hold = (event: MouseEvent) => {
      resolve(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', hold, { once: true });
  });
  const link = screen.getByRole('link', { name: 'Other page' }).element();
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  expect(await isAnswered).toBe(false);
  await expect
    .element(screen.getByRole('button', { name: 'Stay at adding' }))
    .not.toBeInTheDocument();
});
