import { expect, test } from 'vitest';
import { inviteLink } from './invite-link.ts';

test('the link of an invite has e-mail and code behind #, and keeps a plus sign in the e-mail', () => {
  const redeemable = { email: 'ana+quiz@example.com', code: 'ABC234' };
  const link = inviteLink('https://vse.example', redeemable);
  expect(link).toBe('https://vse.example/invite#email=ana%2Bquiz%40example.com&code=ABC234');
  expect(new URL(link).search).toBe('');
});

test('special characters in a code are escaped', () => {
  const { hash } = new URL(inviteLink('https://vse.example', { email: 'a@b.c', code: '#&+%?=' }));
  expect(new URLSearchParams(hash.slice(1)).get('code')).toBe('#&+%?=');
});

test('a provider with a privacy notice of its own is named in the link', () => {
  const redeemable = { email: 'ana@b.example', code: 'ABC234', provider: 'verdier' };
  expect(inviteLink('https://vse.example', redeemable)).toBe(
    'https://vse.example/invite#email=ana%40b.example&code=ABC234&provider=verdier',
  );
});
