import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { InviteForm } from './invite-form.tsx';

const LINK = '/invite#email=ana%40example.com&code=ABC234';
const app = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <InviteForm />
  </MemoryRouter>
);

let end = () => {};
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

/** The form as the build has rendered it, which `before` uses until the app takes it over at an address. */
function takenOver(address: string, before: (place: HTMLElement) => void = () => {}) {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(app('/'));
  before(place);
  const mismatches: unknown[] = [];
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('vseRedeemInvite')) sent.push(JSON.parse(String(init?.body)));
    return Response.json({ functionKey: 'key' });
  });
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  const root = hydrateRoot(place, app(address), { onRecoverableError });
  end = () => {
    root.unmount();
    place.remove();
  };
  return { place, mismatches, sent };
}

const email = () => page.getByLabelText('Email');
const code = () => page.getByLabelText('Invite code');
const fill = (place: HTMLElement, values: readonly string[]) =>
  place.querySelectorAll('input').forEach((input, index) => {
    input.value = values[index] ?? '';
  });

test('a prerendered form is filled from the link when the app takes it over', async () => {
  const { mismatches } = takenOver(LINK);
  await expect.element(email()).toHaveValue('ana@example.com');
  await expect.element(code()).toHaveValue('ABC234');
  expect(mismatches).toEqual([]);
});

test('what was typed into a prerendered form stays, and is sent if the button was pressed', async () => {
  const { place, mismatches, sent } = takenOver('/', (form) => {
    fill(form, ['typed@example.com', 'TYP234']);
    form.dataset.pressed = '';
  });
  await expect.poll(() => sent).toEqual([{ email: 'typed@example.com', code: 'TYP234' }]);
  await expect.element(email()).toHaveValue('typed@example.com');
  expect(place.dataset).not.toHaveProperty('pressed');
  expect(mismatches).toEqual([]);
});

test('nothing is sent until the button is pressed', async () => {
  const { sent } = takenOver('/', (form) => fill(form, ['typed@example.com', 'TYP234']));
  await expect.element(email()).toHaveValue('typed@example.com');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect.poll(() => sent).toEqual([{ email: 'typed@example.com', code: 'TYP234' }]);
});
