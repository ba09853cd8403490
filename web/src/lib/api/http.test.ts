import { expect, test } from 'vitest';
import { readAnswer } from './http.ts';

const problem = {
  type: 'about:blank',
  status: 503,
  title: 'Not available',
  detail: 'Later.',
  requestId: 'request-0001',
  errors: ['Later.'],
  error: 'Later.',
  message: 'Later.',
  issues: [{ code: 'FILES_UNAVAILABLE', field: null, message: 'Later.' }],
};
const answer = (status: number, body: string) => readAnswer(new Response(body, { status }));

test('a problem response gives its issues and its reference', async () => {
  await expect(answer(503, JSON.stringify(problem))).rejects.toMatchObject({
    status: 503,
    issues: [{ code: 'FILES_UNAVAILABLE', field: null, message: 'Later.' }],
    reference: 'request-0001',
  });
});

test('a response that is not a problem of the API gives neither', async () => {
  for (const body of ['', '<html>', '{}', '{"requestId":"request-0001"}'])
    await expect(answer(502, body)).rejects.toMatchObject({
      status: 502,
      issues: [],
      reference: undefined,
    });
});

test('a response from something other than the API is an error, whatever its status', async () => {
  await expect(answer(200, '<html>')).rejects.toMatchObject({ status: 502 });
  expect(await answer(200, '{"id":"a"}')).toEqual({ id: 'a' });
});

test('the error field of a response without issues is kept', async () => {
  await expect(answer(500, '{"error":"Boom"}')).rejects.toMatchObject({
    issues: [],
    body: { error: 'Boom' },
  });
});

test('a 404 of the platform, where the API has not started, does not say that something is gone', async () => {
  for (const body of ['', '<html>', '{}', '{"issues":[]}'])
    await expect(answer(404, body)).rejects.toMatchObject({ status: 503, issues: [] });
  const issues = [{ code: 'QUIZ_RESULT_NOT_FOUND', field: null, message: 'Unknown.' }];
  await expect(answer(404, JSON.stringify({ issues }))).rejects.toMatchObject({ status: 404 });
});
