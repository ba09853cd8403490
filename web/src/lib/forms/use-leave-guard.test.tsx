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
    <Link to="/other">
      <b>Other page</b>
    </Link>
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

test('Chrome and Edge before 119 ask, too: they take the return value only', async () => {
  await render(<App isHeld />);
  const event = document.createEvent('BeforeUnloadEvent');
  event.initEvent('beforeunload', false, true);
  dispatchEvent(event);
  expect(event).toMatchObject({ defaultPrevented: true, returnValue: 'true' });
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

test('a form that begins where the address was edited by hand is guarded', async () => {
  const { screen, press, isThere } = await twoForms();
  // The entry that the browser adds for a fragment has no state.
  history.replaceState(null, '', '#part');
  await press('Type in adding');
  await screen.getByRole('link', { name: 'Other page' }).click();
  await isThere('Stay at adding');
});

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
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
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

/** A page with unsaved changes, and a click on something in it that the browser itself does not follow. */
async function pressed(html: string, isPrevented = false) {
  const screen = await render(<App isHeld />);
  const place = document.createElement('p');
  place.innerHTML = html;
  document.body.append(place);
  const target = place.firstElementChild;
  if (isPrevented) addEventListener('click', prevent, { capture: true, once: true });
  // After the guards, which listen while the event goes down.
  else addEventListener('click', prevent, { once: true });
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  place.remove();
  removeEventListener('click', prevent);
  return screen.getByTestId('asking');
}
const prevent = (event: Event) => event.preventDefault();

test.each([
  ['a button', '<button type="button">Press</button>'],
  ['a link to another site', '<a href="https://example.com/">Away</a>'],
  ['a link within the page', `<a href="#part">Part</a>`],
])('%s asks nothing', async (_, html) => {
  const asking = await pressed(html);
  await expect.element(asking).toHaveTextContent('');
});

test('a link keeps its search and its place in the page when the person leaves', async () => {
  const screen = await render(<App isHeld />);
  history.replaceState(history.state, '', '?find=oak');
  const link = screen.getByRole('link', { name: 'Other page' }).element();
  link.setAttribute('href', `${location.pathname}?find=elm#part`);
  await screen.getByRole('link', { name: 'Other page' }).click();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => location.search + location.hash).toBe('?find=elm#part');
});

test('a click that something else has taken asks nothing', async () => {
  const asking = await pressed('<a href="/other">Other</a>', true);
  await expect.element(asking).toHaveTextContent('');
});

test('a step within the page, such as to a heading and back, asks nothing', async () => {
  const screen = await render(<App isHeld />);
  history.pushState({ ...history.state }, '', '#heading');
  history.back();
  await expect.poll(() => location.hash).toBe('');
  await expect.element(screen.getByTestId('asking')).toHaveTextContent('');
});

function Dialog() {
  const [isDirty, setDirty] = useState(true);
  const [closed, setClosed] = useState(0);
  const guard = useLeaveGuard(isDirty);
  return (
    <>
      <p data-testid="state">{`closed ${closed}${guard.isAsking ? ', asking' : ''}`}</p>
      <Link to="/other">Other page</Link>
      <button type="button" onClick={() => setDirty(false)}>
        Undo
      </button>
      <button type="button" onClick={() => guard.ask(() => setClosed(closed + 1))}>
        Close
      </button>
      <button type="button" onClick={guard.release}>
        Release
      </button>
      <button type="button" onClick={guard.hold}>
        Hold
      </button>
      <button type="button" onClick={guard.stay}>
        Stay
      </button>
      <button type="button" onClick={guard.leave}>
        Leave
      </button>
    </>
  );
}

async function dialog() {
  const screen = await render(
    <BrowserRouter>
      <Routes>
        <Route path="/other" element={<h1>Other</h1>} />
        <Route path="*" element={<Dialog />} />
      </Routes>
    </BrowserRouter>,
  );
  const press = (name: string) => screen.getByRole('button', { name }).click();
  return { screen, press, state: screen.getByTestId('state') };
}

test('closing asks only about changes, and Stay closes nothing', async () => {
  const { press, state } = await dialog();
  await press('Leave');
  await expect.element(state).toHaveTextContent('closed 0');
  await press('Close');
  await expect.element(state).toHaveTextContent('closed 0, asking');
  await press('Stay');
  await press('Close');
  await press('Leave');
  await expect.element(state).toHaveTextContent('closed 1');
  await press('Undo');
  await press('Hold');
  await press('Close');
  await expect.element(state).toHaveTextContent('closed 2');
});

test('a released guard lets the next step pass, and asks again once it is held', async () => {
  const { screen, press, state } = await dialog();
  await press('Release');
  await press('Hold');
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(state).toHaveTextContent('closed 0, asking');
  await press('Stay');
  await press('Release');
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
});

test('what was left through a question does not ask a second time', async () => {
  const { screen, press } = await dialog();
  await press('Close');
  await press('Leave');
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
});
