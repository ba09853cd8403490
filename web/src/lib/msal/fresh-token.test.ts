import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const renewToken = vi.hoisted(() => vi.fn<(isForced: boolean) => Promise<string>>());
vi.mock('./renew-token.ts', () => ({ renewToken }));

const NOW = Date.UTC(2026, 10, 21);
const work = (secondsLeft: number, sub = 'person') => {
  const claims = { sub, oid: sub, exp: NOW / 1000 + secondsLeft };
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
};
const quiet = { isAction: false };

/** Each test with modules of its own, since they remember what happened. */
async function open(kept: string | null) {
  vi.resetModules();
  const { staffToken } = await import('../tokens.ts');
  const { signInRequest } = await import('../sign-in-request.ts');
  staffToken.set(kept);
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
  ['the token of a sign-in under way', work(10, 'somebody else')],
])('%s is sent as it is', async (_, token) => {
  const { freshToken } = await open(work(10));
  expect(await freshToken(token, quiet)).toBe(token);
  expect(await freshToken(token, { ...quiet, isRefused: true })).toBe(token);
  expect(renewToken).not.toHaveBeenCalled();
});

test('a token with time left is sent as it is, an older one of the same person replaced by the kept', async () => {
  const { freshToken } = await open(work(3000));
  expect(await freshToken(work(400), quiet)).toBe(work(3000));
  expect(renewToken).not.toHaveBeenCalled();
});

test('a token that ends soon is renewed, once for all calls that wait', async () => {
  const { freshToken } = await open(work(200));
  renewToken.mockResolvedValue(work(3600));
  const all = await Promise.all([1, 2, 3].map(() => freshToken(work(200), quiet)));
  expect(all).toEqual([work(3600), work(3600), work(3600)]);
  expect(renewToken).toHaveBeenCalledExactlyOnceWith(false);
});

test('a refused token is renewed by force, unless another one is kept already', async () => {
  const { freshToken, staffToken } = await open(work(3000));
  renewToken.mockResolvedValue(work(3600));
  expect(await freshToken(work(3000), { ...quiet, isRefused: true })).toBe(work(3600));
  expect(renewToken).toHaveBeenCalledExactlyOnceWith(true);
  staffToken.set(work(3600));
  expect(await freshToken(work(3000), { ...quiet, isRefused: true })).toBe(work(3600));
  expect(renewToken).toHaveBeenCalledTimes(1);
});

test('while the old token is good, a renewal that fails is nobody’s trouble, and is not tried at once again', async () => {
  const { freshToken, signInRequest, failWith } = await open(work(200));
  failWith(401);
  expect(await freshToken(work(200), quiet)).toBe(work(200));
  expect(await freshToken(work(200), { isAction: true })).toBe(work(200));
  expect(renewToken).toHaveBeenCalledTimes(1);
  expect(signInRequest.get()).toBeNull();
});

test('when only the person can renew it, they are asked once, and again when they do something', async () => {
  const { freshToken, signInRequest, failWith } = await open(work(-1));
  failWith(401);
  const ask = async (isAction: boolean) => {
    signInRequest.set(null);
    await expect(freshToken(work(-1), { isAction })).rejects.toMatchObject({ status: 401 });
    return signInRequest.get();
  };
  expect(await ask(false)).toBe('again');
  expect(await ask(false)).toBeNull();
  expect(await ask(true)).toBe('again');
});

test('without a network nobody is asked to sign in', async () => {
  const { freshToken, signInRequest, failWith } = await open(work(-1));
  failWith(0);
  await expect(freshToken(work(-1), { isAction: true })).rejects.toMatchObject({ status: 0 });
  expect(signInRequest.get()).toBeNull();
});
