import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { company, INES, SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { FluentRoot } from '../../ui/kit/fluent-root.tsx';
import { InviteModal } from './invite-modal.tsx';

/** A response, one that is under way, or none at all. */
type Answer = Response | Promise<Response> | 'none';

/** What the API answers to the invites, one after the other. */
let answers: Answer[];
/** What was sent to it. */
let sent: Record<string, unknown>[];

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  sent = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (!String(url).includes('vseCreateInvite'))
      return Response.json({ functionKey: 'key', items: [company] });
    sent.push(JSON.parse(String(init?.body)));
    const answer = answers.shift() ?? Response.json({ id: 'i1' });
    if (answer === 'none') throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

const refusal = (status: number, code: string, field: string | null) =>
  Response.json({ issues: [{ code, field, message: code }] }, { status });
const openInvite = () => refusal(409, 'INVITE_OPEN', 'email');

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const again = () => page.getByRole('dialog', { name: 'Invite them again?' });

/** The dialog with Ana in it, whose invites are answered so. */
async function filled(...given: typeof answers) {
  answers = given;
  const props = { onInvited: vi.fn(), onClose: vi.fn() };
  await render(
    <SignedIn session={INES}>
      <FluentRoot>
        <InviteModal session={INES} {...props} />
      </FluentRoot>
    </SignedIn>,
  );
  await field('Name').fill('Ana Silva');
  await field('Email').fill('ana@example.com');
  return props;
}

test('an invite is sent for the person who invites, and closes the dialog', async () => {
  const { onInvited, onClose } = await filled();
  const code = field('Code').element() as HTMLInputElement;
  const shown = code.value;
  await button('Invite').click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(onInvited).toHaveBeenCalledWith({ id: 'i1', email: 'ana@example.com' });
  expect(sent).toEqual([
    {
      name: 'Ana Silva',
      email: 'ana@example.com',
      code: shown,
      provider: 'aurum',
      salesperson: 'ines@aurum.example',
      requestId: expect.any(String),
    },
  ]);
});

test('a code that is taken is marked until there is a new one, which is sent', async () => {
  const { onClose } = await filled(refusal(409, 'CODE_TAKEN', 'code'));
  await button('Invite').click();
  await expect.element(field('Code')).toBeInvalid();
  await expect
    .element(field('Code'))
    .toHaveAccessibleDescription('This code is in use. Please generate a new code.');
  await expect.element(field('Code')).toHaveFocus();
  await button('Generate New Code').click();
  await expect.element(field('Code')).toBeValid();
  await button('Invite').click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const [first, second] = sent;
  expect(second?.code).not.toBe(first?.code);
  expect(second?.name).toBe('Ana Silva');
});

test('an invite without a response keeps the input, and the next try is the same request', async () => {
  const { onInvited, onClose } = await filled('none');
  await button('Invite').click();
  await expect.element(page.getByRole('alert').getByText(/./)).toBeVisible();
  expect(onInvited).not.toHaveBeenCalled();
  await expect.element(field('Name')).toHaveValue('Ana Silva');
  await button('Invite').click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent[1]).toEqual(sent[0]);
});

test('a double press invites once', async () => {
  let answer = (_: Response) => {};
  const { onClose } = await filled(new Promise((resolve) => (answer = resolve)));
  await button('Invite').click();
  await expect.element(button('Inviting…')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  answer(Response.json({ id: 'i1' }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent).toHaveLength(1);
});

test('a person with an open invite is invited again only after a yes', async () => {
  const { onInvited, onClose } = await filled(openInvite(), openInvite());
  await button('Invite').click();
  await expect
    .element(again().getByText('ana@example.com already has an open invite.'))
    .toBeVisible();
  await again().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(again()).not.toBeInTheDocument();
  await button('Invite').click();
  await again().getByRole('button', { name: 'Invite again' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent.map(({ isRepeated }) => isRepeated)).toEqual([undefined, undefined, true]);
  expect(onInvited).toHaveBeenCalledTimes(1);
});

test('a yes is for one e-mail, in any letter case, and the next one is asked about', async () => {
  await filled(openInvite(), refusal(503, 'UNAVAILABLE', null), openInvite(), openInvite());
  await button('Invite').click();
  await again().getByRole('button', { name: 'Invite again' }).click();
  await expect.poll(() => sent.length).toBe(2);
  await expect.element(button('Invite')).toBeEnabled();
  await field('Email').fill('Ana@Example.com');
  await button('Invite').click();
  await expect.poll(() => sent.length).toBe(3);
  await again().getByRole('button', { name: 'Cancel' }).click();
  await field('Email').fill('ben@example.com');
  await button('Invite').click();
  await expect
    .element(again().getByText('ben@example.com already has an open invite.'))
    .toBeVisible();
  expect(sent.map(({ isRepeated }) => isRepeated)).toEqual([undefined, true, true, undefined]);
});
