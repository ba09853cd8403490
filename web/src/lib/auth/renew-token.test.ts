import { beforeEach, expect, test, vi } from 'vitest';
import { renewToken } from './renew-token.ts';
import { dropStaffToken, staffToken } from './tokens.ts';

const renewed = vi.hoisted(() => vi.fn<(isForced: boolean) => Promise<string>>());
vi.mock('./load-auth.ts', () => ({ loadAuth: async () => ({ token: renewed }) }));

beforeEach(() => {
  renewed.mockReset();
  renewed.mockResolvedValue('new');
});

test.each(['old', null])(
  'a renewal that began with the token %s stores the new one',
  async (token) => {
    staffToken.set(token);
    expect(await renewToken(false)).toBe('new');
    expect(staffToken.get()).toBe('new');
  },
);

test('a session that ends during a renewal stays ended', async () => {
  staffToken.set('old');
  renewed.mockImplementation(async () => {
    dropStaffToken();
    return 'new';
  });
  expect(await renewToken(false)).toBe('new');
  expect(staffToken.get()).toBeNull();
});
