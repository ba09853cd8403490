import type { Invite } from '@vse/domain/records/invites';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { notifications } from '../../lib/notifications.ts';
import { FluentRoot } from '../../ui/kit/fluent-root.tsx';
import { InviteDetail } from './invite-detail.tsx';

const ANA: Invite = {
  ...{ id: 'i1', etag: '1', name: 'Ana', email: 'ana@example.com', code: 'ROSE-1234' },
  ...{ provider: 'aurum', salesperson: 'ines@aurum.example' },
  ...{ inviteDate: '2026-11-20T08:00:00.000Z', expiresDate: '2999-01-01T00:00:00.000Z' },
  ...{ responseDate: null, revokedDate: null, mail: null },
};

/** What the API answers to the changes, one after the other. */
let answers: (Response | Promise<Response>)[];
/** The calls, with what was sent. */
let sent: [call: string, input: unknown][];
/** The invite as the list has it after the next change. */
let changed: Partial<Invite>;

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  sent = [];
  answers = [];
  changed = {};
  notifications.set([]);
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const [name] = /vse(Resend|Revoke)Invite/.exec(String(url)) ?? [];
    if (!name) return Response.json({ functionKey: 'key', items: [] });
    sent.push([name, JSON.parse(String(init?.body))]);
    return answers.shift() ?? Response.json({ success: true });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

const onClose = vi.fn();
beforeEach(() => void onClose.mockClear());

function Shown() {
  const [invite, setInvite] = useState(ANA);
  return (
    <InviteDetail
      invite={invite}
      provider="Aurum"
      inviter="Ines"
      onChanged={async () => setInvite({ ...ANA, ...changed })}
      onClose={onClose}
    />
  );
}

const open = () =>
  render(
    <SignedIn session={{ kind: 'Manager' }}>
      <FluentRoot>
        <Shown />
      </FluentRoot>
    </SignedIn>,
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const invite = () => page.getByRole('dialog', { name: 'Ana', exact: true });
const question = () => page.getByRole('dialog', { name: 'Withdraw the invite for Ana?' });
/** A press that does not wait until the button takes it. */
const press = (name: string) => (button(name).element() as HTMLElement).click();
const notified = () => notifications.get().map(({ text }) => text);
const failed = (status: number) => Response.json({ issues: [] }, { status });

const STALE = 'Someone else has changed this record in the meantime. Nothing has been saved.';

test('Resend sends the invite once, however often it is pressed, and the next time the newer one', async () => {
  let answer = (_: Response) => {};
  answers = [new Promise((resolve) => (answer = resolve))];
  changed = { etag: '2' };
  await open();
  await button('Resend').click();
  await expect.element(button('Resend')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}{Enter}');
  press('Withdraw');
  answer(Response.json({ success: true }));
  await expect.poll(notified).toEqual(['The invite for Ana is on its way again.']);
  await expect.element(question()).not.toBeInTheDocument();
  await button('Resend').click();
  await expect
    .poll(() => sent)
    .toEqual([
      ['vseResendInvite', { id: 'i1', etag: '1' }],
      ['vseResendInvite', { id: 'i1', etag: '2' }],
    ]);
  expect(onClose).not.toHaveBeenCalled();
});

test('after a conflict the newest invite is shown, and Resend sends that', async () => {
  answers = [failed(412)];
  changed = { etag: '2' };
  await open();
  await button('Resend').click();
  await expect.element(invite().getByText(STALE)).toBeVisible();
  expect(notified()).toEqual([]);
  await button('Resend').click();
  await expect.poll(notified).toEqual(['The invite for Ana is on its way again.']);
  await expect.element(invite().getByText(STALE)).not.toBeInTheDocument();
  expect(sent.at(-1)).toEqual(['vseResendInvite', { id: 'i1', etag: '2' }]);
});

test('an invite that was redeemed during a conflict leaves nothing to send or to withdraw', async () => {
  answers = [failed(412)];
  changed = { etag: '2', responseDate: '2026-11-21T08:00:00.000Z' };
  await open();
  await button('Resend').click();
  await expect.element(invite().getByText('Redeemed', { exact: true })).toBeVisible();
  await expect.element(button('Resend')).not.toBeInTheDocument();
  await expect.element(button('Withdraw')).not.toBeInTheDocument();
});

test('an invite that is gone closes its dialog and says so', async () => {
  const issues = [{ code: 'INVITE_RECORD_NOT_FOUND', field: null, message: 'Gone.' }];
  answers = [Response.json({ issues }, { status: 404 })];
  await open();
  await button('Resend').click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(notifications.get()).toMatchObject([
    { text: 'The invite for Ana no longer exists.', isError: true },
  ]);
});

test('a withdrawal that fails is tried again in its question, and leads to the withdrawn invite', async () => {
  answers = [failed(500)];
  await open();
  await button('Withdraw').click();
  await question().getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(question().getByRole('alert').getByText(/./)).toBeVisible();
  changed = { etag: '2', revokedDate: '2026-11-21T08:00:00.000Z' };
  await question().getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(invite().getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect.element(invite().getByText('Sending it again reopens the invite.')).toBeVisible();
  await expect.element(button('Withdraw')).not.toBeInTheDocument();
  await expect.element(button('Copy link')).not.toBeInTheDocument();
  expect(notified()).toEqual(['The invite for Ana is withdrawn.']);
});

test('a question that was canceled after a failure opens without it', async () => {
  answers = [failed(500)];
  await open();
  await button('Withdraw').click();
  await question().getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(question().getByRole('alert').getByText(/./)).toBeVisible();
  await question().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(invite()).toBeVisible();
  await button('Withdraw').click();
  await expect.element(question()).toBeVisible();
  await expect.element(question().getByRole('alert')).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});
