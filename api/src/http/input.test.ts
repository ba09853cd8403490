import { HttpRequest } from '@azure/functions';
import type { Contract } from '@vse/domain/contract/contract';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { filesOf, inputOf } from './input.ts';

const MEGABYTE = 1024 * 1024;
const input = z.object({
  name: z.string('Name is required.').min(2, 'Name is required.'),
  size: z.coerce.number('Size is required.').optional(),
});
const contractOf = (method: Contract['method'], upload?: true) => ({
  method,
  input,
  ...(upload && { upload }),
});

type Sent = { headers?: Record<string, string>; body?: string | Uint8Array; query?: string };
const request = (method: string, { headers = {}, body, query = '' }: Sent) =>
  new HttpRequest({
    method,
    url: `http://localhost/api/vseTest${query}`,
    headers,
    ...(body !== undefined && {
      body: typeof body === 'string' ? { string: body } : { bytes: Buffer.from(body) },
    }),
  });
const json = { 'content-type': 'application/json' };
const post = (sent: Sent) =>
  inputOf(contractOf('POST'), request('POST', { headers: json, ...sent }));

describe('the input of an endpoint', () => {
  test('is read from the query of a GET and from the body of a POST or DELETE, and parsed', async () => {
    const query = '?name=Ana&size=3&more=1';
    expect(await inputOf(contractOf('GET'), request('GET', { query }))).toEqual({
      name: 'Ana',
      size: 3,
    });
    expect(await post({ body: '{"name":"Ana","more":1}' })).toEqual({ name: 'Ana' });
    const removal = request('DELETE', { headers: json, body: '{"name":"Ana"}' });
    expect(await inputOf(contractOf('DELETE'), removal)).toEqual({ name: 'Ana' });
  });

  test('is read from the query of a GET that searches, and from the body when it comes as a POST', async () => {
    const search = { ...contractOf('GET'), searches: true } as const;
    expect(await inputOf(search, request('GET', { query: '?name=Ana' }))).toEqual({ name: 'Ana' });
    const sent = { headers: json, query: '?name=Ben', body: '{"name":"Ana"}' };
    expect(await inputOf(search, request('POST', sent))).toEqual({ name: 'Ana' });
  });

  test('is read from the query of an upload, whose body is the file', async () => {
    const upload = request('POST', { query: '?name=Ana' });
    expect(await inputOf(contractOf('POST', true), upload)).toEqual({ name: 'Ana' });
  });

  test('is refused with each message once, in the order of the fields', async () => {
    const body = '{"name":"","size":"much"}';
    await expect(post({ body })).rejects.toMatchObject({
      status: 400,
      errors: ['Name is required.', 'Size is required.'],
    });
  });

  test.each(['text/plain', 'application/jsonp', 'multipart/form-data', ''])(
    'is refused with the content type %j',
    async (type) => {
      const sent = post({ headers: { 'content-type': type }, body: '{}' });
      await expect(sent).rejects.toMatchObject({ status: 415 });
    },
  );

  test('may name its character set, in any letter case', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect(await post({ headers, body: '{"name":"Ana"}' })).toEqual({ name: 'Ana' });
  });

  test.each(['', '{', 'nonsense', '\u0000'])('is refused when %j is not JSON', async (body) => {
    await expect(post({ body })).rejects.toMatchObject({
      status: 400,
      errors: ['The body is not valid JSON.'],
    });
  });

  test('is refused when it is not UTF-8, rather than decoded to other characters', async () => {
    const body = Uint8Array.from([...Buffer.from('{"name":"'), 0xff, 0xfe, ...Buffer.from('"}')]);
    await expect(post({ body })).rejects.toMatchObject({ status: 400 });
  });

  test('is refused by its declared length before it is read', async () => {
    const headers = { ...json, 'content-length': String(5 * MEGABYTE) };
    await expect(post({ headers, body: '{"name":"Ana"}' })).rejects.toMatchObject({ status: 413 });
  });

  test.each([undefined, '1', 'nonsense'])(
    'over the limit is refused although it declares the length %s',
    async (length) => {
      const headers = { ...json, ...(length !== undefined && { 'content-length': length }) };
      const body = JSON.stringify({ name: 'x'.repeat(5 * MEGABYTE) });
      await expect(post({ headers, body })).rejects.toMatchObject({ status: 413 });
    },
  );
});

describe('the file of an upload', () => {
  async function uploaded(form: FormData, headers: Record<string, string> = {}) {
    const encoded = new Request('http://localhost', { method: 'POST', body: form });
    const body = new Uint8Array(await encoded.arrayBuffer());
    const type = encoded.headers.get('content-type') ?? '';
    return filesOf(request('POST', { headers: { 'content-type': type, ...headers }, body }), [
      'small',
    ]);
  }
  const formWith = (content: ConstructorParameters<typeof Blob>[0], field = 'file') => {
    const form = new FormData();
    form.set(field, new Blob(content), 'a.png');
    return form;
  };

  test('arrives byte for byte', async () => {
    const bytes = Uint8Array.from([0, 255, 13, 10, 45, 45]);
    expect(await uploaded(formWith([bytes]))).toEqual({ file: bytes, moreFiles: {} });
  });

  test('arrives with the further files that the contract names, and their sizes count together', async () => {
    const form = formWith(['large']);
    form.set('small', new Blob(['s']), 's.png');
    form.set('other', new Blob(['o']), 'o.png');
    const { moreFiles } = await uploaded(form);
    expect(moreFiles).toEqual({ small: new TextEncoder().encode('s') });
    form.set('small', new Blob([new Uint8Array(10_000_000)]), 's.png');
    await expect(uploaded(form)).rejects.toMatchObject({ status: 413 });
  });

  test('over the limit is refused without a declared length', async () => {
    const form = formWith([new Uint8Array(21 * MEGABYTE)]);
    await expect(uploaded(form)).rejects.toMatchObject({ status: 413 });
  });

  test('over the limit is refused by its declared length', async () => {
    const sent = uploaded(formWith(['a']), { 'content-length': String(21 * MEGABYTE) });
    await expect(sent).rejects.toMatchObject({ status: 413 });
  });

  test('is required: an empty file, a text or another field is refused', async () => {
    const text = new FormData();
    text.set('file', 'text');
    for (const form of [formWith([]), formWith(['a'], 'other'), text])
      await expect(uploaded(form)).rejects.toMatchObject({ status: 400 });
  });

  test('is required: a body that is not a form is refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const sent = filesOf(request('POST', { headers, body: 'nonsense' }), []);
    await expect(sent).rejects.toMatchObject({ status: 400 });
    const other = filesOf(request('POST', { headers: json, body: '{}' }), []);
    await expect(other).rejects.toMatchObject({ status: 415 });
  });
});
