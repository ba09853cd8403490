import { uploadLogo } from '@vse/domain/contract/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { staffToken } from '../auth/tokens.ts';
import { ApiError } from './api-error.ts';
import { staffUpload } from './upload.ts';

/** A fake XMLHttpRequest that the test answers when it wants. */
class FakeRequest {
  static last: FakeRequest | undefined;
  url = '';
  timeout = 0;
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const renewToken = vi.hoisted(() => vi.fn<(isForced: boolean) => Promise<string>>());
vi.mock('../auth/renew-token.ts', () => ({ renewToken }));
vi.stubGlobal('XMLHttpRequest', FakeRequest);
vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ functionKey: 'key' })));
afterEach(() => {
  FakeRequest.last = undefined;
  staffToken.set(null);
});

const INPUT = { filename: 'oak.png', Provider: 'Maison Verdier' };
const file = new File(['x'], 'oak.png');
const request = () => vi.waitUntil(() => FakeRequest.last);

test('a file is sent with its input in the query; progress and response are reported', async () => {
  const parts: number[] = [];
  const sent = staffUpload(uploadLogo, INPUT, file, { onProgress: (part) => parts.push(part) });
  const xhr = await request();
  expect(xhr.url).toBe('/api/vseUploadUserLogo?filename=oak.png&Provider=Maison+Verdier');
  expect(xhr.headers['x-functions-key']).toBe('key');
  xhr.upload.onprogress?.({ loaded: 1, total: 4 });
  xhr.answer(200, { message: 'Stored', url: '/oak.png' });
  expect(await sent).toEqual({ message: 'Stored', url: '/oak.png' });
  expect(parts).toEqual([0.25]);
});

test('an aborted or interrupted upload rejects with status 0', async () => {
  const controller = new AbortController();
  const aborted = staffUpload(uploadLogo, INPUT, file, { signal: controller.signal });
  await request();
  controller.abort();
  await expect(aborted).rejects.toEqual(new ApiError(0));
  FakeRequest.last = undefined;
  const broken = staffUpload(uploadLogo, INPUT, file);
  (await request()).onerror?.();
  await expect(broken).rejects.toEqual(new ApiError(0));
});

test('a refused token is renewed once, and the file sent again with the new one', async () => {
  const claims = { sub: 'person', oid: 'person', exp: Date.now() / 1000 + 3600 };
  const token = (name: string) => `e30.${btoa(JSON.stringify(claims))}.${name}`;
  staffToken.set(token('old'));
  renewToken.mockImplementation(async () => {
    staffToken.set(token('new'));
    return token('new');
  });
  const sent = staffUpload(uploadLogo, INPUT, file);
  const first = await request();
  expect(first.headers['X-Authorization']).toBe(`Bearer ${token('old')}`);
  first.answer(401, { issues: [{ code: 'TOKEN_REVOKED', field: null, message: 'No' }] });
  const second = await vi.waitUntil(() => FakeRequest.last !== first && FakeRequest.last);
  expect(second.headers['X-Authorization']).toBe(`Bearer ${token('new')}`);
  second.answer(401, { issues: [] });
  await expect(sent).rejects.toMatchObject({ status: 401, issues: [] });
  expect(renewToken).toHaveBeenCalledExactlyOnceWith(true);
});
