import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const renewToken = vi.hoisted(() => vi.fn<(isForced: boolean) => Promise<string>>());
vi.mock('./renew-token.ts', () => ({ renewToken }));

const NOW = Date.UTC(2026, 10, 21);
const workToken = (secondsLeft: number, sub = 'person') => {
  const claims = { sub, oid: sub, exp: NOW / 1000 + secondsLeft };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
};
const inBackground = { isAction: false };

/** Loads new copies of the modules for each test, because they have state. */
async function loadModules(stored: string | null) {
  vi.resetModules();
  const { staffToken } = await import('./tokens.ts');
  const { signInRequest } = await import('./sign-in-request.ts');
  staffToken.set(stored);
  const { ApiError } = await import('../api/api-error.ts');
  const failWith = (status: number) => renewToken.mockRejectedValue(new ApiError(status));
  return { ...(await import('./fresh-token.ts')), staffToken, signInRequest, failWith };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  renewToken.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a demo token', 'demo.Admin'],
  ["a respondent's token", `e30.${btoa(JSON.stringify({ sub: 'result', exp: 1 }))}.s`],
  ['the token of a sign-in under way', workToken(10, 'somebody else')],
])('%s is returned unchanged', async (_, token) => {
  const { freshToken } = await loadModules(workToken(10));
  expect(await freshToken(token, inBackground)).toBe(token);
  expect(await freshToken(token, { ...inBackground, isRefused: true })).toBe(token);
  expect(renewToken).not.toHaveBeenCalled();
});

test('a valid token is returned unchanged, and an older token of the same person is replaced by the stored one', async () => {
  const { freshToken } = await loadModules(workToken(3000));
  expect(await freshToken(workToken(400), inBackground)).toBe(workToken(3000));
  expect(renewToken).not.toHaveBeenCalled();
});

test('a token that expires soon is renewed once for all concurrent calls', async () => {
  const { freshToken } = await loadModules(workToken(200));
  renewToken.mockResolvedValue(workToken(3600));
  const tokens = await Promise.all([1, 2, 3].map(() => freshToken(workToken(200), inBackground)));
  expect(tokens).toEqual([workToken(3600), workToken(3600), workToken(3600)]);
  expect(renewToken).toHaveBeenCalledExactlyOnceWith(false);
});

test('a refused token is renewed by force, unless a newer one is already stored', async () => {
  const { freshToken, staffToken } = await loadModules(workToken(3000));
  renewToken.mockResolvedValue(workToken(3600));
  expect(await freshToken(workToken(3000), { ...inBackground, isRefused: true })).toBe(
    workToken(3600),
  );
  expect(renewToken).toHaveBeenCalledExactlyOnceWith(true);
  staffToken.set(workToken(3600));
  expect(await freshToken(workToken(3000), { ...inBackground, isRefused: true })).toBe(
    workToken(3600),
  );
  expect(renewToken).toHaveBeenCalledTimes(1);
});

test('a failed renewal is ignored while the old token is valid, and not retried at once', async () => {
  const { freshToken, signInRequest, failWith } = await loadModules(workToken(200));
  failWith(401);
  expect(await freshToken(workToken(200), inBackground)).toBe(workToken(200));
  expect(await freshToken(workToken(200), { isAction: true })).toBe(workToken(200));
  expect(renewToken).toHaveBeenCalledTimes(1);
  expect(signInRequest.get()).toBeNull();
});

test("when only the person can renew the token, the dialog opens once, and again on the person's next action", async () => {
  const { freshToken, signInRequest, failWith } = await loadModules(workToken(-1));
  failWith(401);
  const ask = async (isAction: boolean) => {
    signInRequest.set(null);
    await expect(freshToken(workToken(-1), { isAction })).rejects.toMatchObject({ status: 401 });
    return signInRequest.get();
  };
  expect(await ask(false)).toBe('again');
  expect(await ask(false)).toBeNull();
  expect(await ask(true)).toBe('again');
});

test('without a network, the sign-in dialog does not open', async () => {
  const { freshToken, signInRequest, failWith } = await loadModules(workToken(-1));
  failWith(0);
  await expect(freshToken(workToken(-1), { isAction: true })).rejects.toMatchObject({ status: 0 });
  expect(signInRequest.get()).toBeNull();
});
