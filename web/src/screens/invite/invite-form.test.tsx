import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetDrawnForm, noteFocus } from '../../lib/browser/drawn-form.ts';
import { InviteForm } from './invite-form.tsx';

const LINK = '/invite#email=ana%40example.com&code=ABC234';
const OTHER_LINK = '/invite#email=ben%40example.com&code=BCD345';
const app = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <InviteForm />
    <ToOtherLink />
  </MemoryRouter>
);

function ToOtherLink() {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => navigate(OTHER_LINK)}
    >
      Other link
    </button>
  );
}

let end = () => {};
let sent: unknown[] = [];
let known: readonly string[] = [];
afterEach(() => {
  end();
  forgetDrawnForm();
  vi.restoreAllMocks();
});

/** The form as the build has rendered it, with what the document's script keeps of it (first-paint.js). */
function drawn() {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(app('/'));
  const inputs = [...place.querySelectorAll('input')];
  globalThis.vseDrawn = { inputs, typed: [], focused: null, isPressed: false };
  sent = [];
  known = ['TYP234', 'ABC234'];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (!String(url).includes('vseRedeemInvite')) return Response.json({ functionKey: 'key' });
    const body = JSON.parse(String(init?.body));
    sent.push(body);
    if (known.includes(body.code)) return new Promise(() => {});
    const issues = [{ code: 'INVITE_NOT_FOUND', message: 'INVITE_NOT_FOUND' }];
    return Response.json({ issues }, { status: 404 });
  });
  return place;
}

const typeInto = (place: HTMLElement, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const input = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (input) input.value = value;
    globalThis.vseDrawn?.typed.push(name);
  }
};

/** The app takes the drawn form over. */
function takeOver(place: HTMLElement, address: string) {
  const mismatches: unknown[] = [];
  noteFocus();
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  const root = hydrateRoot(place, app(address), { onRecoverableError });
  end = () => {
    root.unmount();
    place.remove();
  };
  return mismatches;
}

/** The app draws its own form in the place of the drawn one. */
function redraw(place: HTMLElement, address: string) {
  noteFocus();
  const root = createRoot(place);
  root.render(app(address));
  end = () => {
    root.unmount();
    place.remove();
  };
}

const email = () => page.getByLabelText('Email');
const code = () => page.getByLabelText('Invite code');
const submit = () => page.getByRole('button', { name: 'Start Quiz' });
const TYPED = { email: 'typed@example.com', code: 'TYP234' };

test('a prerendered form is filled from the link when the app takes it over', async () => {
  const mismatches = takeOver(drawn(), LINK);
  await expect.element(email()).toHaveValue('ana@example.com');
  await expect.element(code()).toHaveValue('ABC234');
  expect(mismatches).toEqual([]);
});

test('what was typed into a prerendered form stays, and is sent if the button was pressed', async () => {
  const place = drawn();
  typeInto(place, TYPED);
  Object.assign(globalThis.vseDrawn ?? {}, { isPressed: true });
  const mismatches = takeOver(place, '/');
  await expect.poll(() => sent).toEqual([TYPED]);
  await expect.element(email()).toHaveValue('typed@example.com');
  expect(globalThis.vseDrawn).toBeUndefined();
  expect(mismatches).toEqual([]);
});

test('nothing is sent until the button is pressed', async () => {
  const place = drawn();
  typeInto(place, TYPED);
  takeOver(place, '/');
  await expect.element(email()).toHaveValue('typed@example.com');
  expect(sent).toEqual([]);
  await submit().click();
  await expect.poll(() => sent).toEqual([TYPED]);
});

// React 19 throws a form away that something else has changed, and draws its own.
test.each([
  [
    'beside a field',
    (form: Element) => form.querySelector('input')?.after(document.createElement('div')),
  ],
  ['in front of the fields', (form: Element) => form.prepend(document.createElement('div'))],
  [
    'in place of its words',
    (form: Element) => {
      for (const label of form.querySelectorAll('label, button')) {
        const font = document.createElement('font');
        font.append('Traduit');
        label.firstChild?.replaceWith(font);
      }
    },
  ],
])('what was typed and pressed is sent once when a node stands %s', async (_, change) => {
  const place = drawn();
  typeInto(place, TYPED);
  Object.assign(globalThis.vseDrawn ?? {}, { isPressed: true });
  const form = place.querySelector('form');
  if (form) change(form);
  const mismatches = takeOver(place, LINK);
  await expect.poll(() => sent).toEqual([TYPED]);
  await expect.element(email()).toHaveValue('typed@example.com');
  await expect.element(code()).toHaveValue('TYP234');
  expect(mismatches).toHaveLength(1);
});

test('a redrawn form keeps what was filled in, and the focus at its caret', async () => {
  const place = drawn();
  const [, field] = place.querySelectorAll('input');
  if (!field) throw new Error('The form has no field for the code');
  field.value = 'TYP234';
  field.focus();
  field.setSelectionRange(3, 3);
  redraw(place, '/');
  await expect.element(code()).toHaveFocus();
  await userEvent.keyboard('-');
  await expect.element(code()).toHaveValue('TYP-234');
});

test('typing goes on at the end of the e-mail in a redrawn form', async () => {
  const place = drawn();
  const [field] = place.querySelectorAll('input');
  field?.focus();
  typeInto(place, { email: 'typed@exam' });
  redraw(place, LINK);
  await expect.element(email()).toHaveFocus();
  await userEvent.keyboard('ple.com');
  await expect.element(email()).toHaveValue('typed@example.com');
  await expect.element(email()).toHaveAttribute('type', 'email');
  await expect.element(code()).toHaveValue('ABC234');
});

test('a link fills in no field that was typed into or has the focus', async () => {
  const place = drawn();
  typeInto(place, { code: 'TYP' });
  place.querySelector('input')?.focus();
  takeOver(place, LINK);
  await expect.element(code()).toHaveValue('TYP');
  await userEvent.keyboard('typed@example.com');
  await expect.element(email()).toHaveValue('typed@example.com');
});

test('a link fills in the field that had the focus when it is left empty', async () => {
  const place = drawn();
  place.querySelector('input')?.focus();
  takeOver(place, LINK);
  await expect.element(code()).toHaveValue('ABC234');
  await expect.element(email()).toHaveValue('');
  await submit().click();
  await expect.poll(() => sent).toEqual([{ email: 'ana@example.com', code: 'ABC234' }]);
});

test('a second link fills in its own values, but for the field that somebody is in', async () => {
  takeOver(drawn(), LINK);
  await expect.element(code()).toHaveValue('ABC234');
  await email().fill('typed@example.com');
  await page.getByRole('button', { name: 'Other link' }).click();
  await expect.element(code()).toHaveValue('BCD345');
  await expect.element(email()).toHaveValue('typed@example.com');
});

test('e-mail and code are cleaned before they are sent, and stay as they were typed', async () => {
  takeOver(drawn(), '/');
  await email().fill('Ana <ana@example.com>');
  await code().fill('“abc-234”.');
  await submit().click();
  await expect.poll(() => sent).toEqual([{ email: 'ana@example.com', code: 'ABC234' }]);
  await expect.element(code()).toHaveValue('“abc-234”.');
});

test('a code in small letters is tried in capitals first, then as it is', async () => {
  takeOver(drawn(), '/');
  known = ['abc-2!'];
  await email().fill('ana@example.com');
  await code().fill('abc-2!');
  await submit().click();
  await expect.poll(() => sent).toEqual([{ email: 'ana@example.com', code: 'abc-2!' }]);
  end();
  takeOver(drawn(), '/');
  known = ['xyz789'];
  await email().fill('ana@example.com');
  await code().fill('xyz789');
  await submit().click();
  await expect
    .poll(() => sent)
    .toEqual([
      { email: 'ana@example.com', code: 'XYZ789' },
      { email: 'ana@example.com', code: 'xyz789' },
    ]);
});

const HINT =
  'The code has six letters and digits. You find it in your invitation. Enter the e-mail address that the invitation was sent to.';

test('a refused form says what a code looks like and where it stands, beside the message', async () => {
  takeOver(drawn(), '/');
  const hint = page.getByRole('status');
  await expect.element(hint).toBeEmptyDOMElement();
  await submit().click();
  await expect.element(hint).toHaveTextContent(HINT);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please fill out all fields.');
  await email().fill('ana@example.com');
  await code().fill('ABC234');
  await submit().click();
  await expect.element(hint).toBeEmptyDOMElement();
});

test('an invitation that is not found brings the same hint', async () => {
  takeOver(drawn(), '/');
  await email().fill('ana@example.com');
  await code().fill('ZZZ234');
  await submit().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent("We're sorry, we were unable to find your invitation.");
  await expect.element(page.getByRole('status')).toHaveTextContent(HINT);
});
