import { expect, test } from '@playwright/test';
import { reportClientError } from '@vse/domain/contract/calls';

// Without the fixture of the other tests, which fails a test for an exception in the page.
test('an error that nobody caught reaches the API, under an id that its log line bears', async ({
  page,
}) => {
  const answered = page.waitForResponse((response) =>
    response.url().endsWith(`/api/${reportClientError.name}`),
  );
  await page.goto('/invite?email=ana@example.com&code=ABCDEF');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('nobody caught this');
    });
  });
  const answer = await answered;
  expect(answer.status()).toBe(200);
  expect(answer.request().postDataJSON()).toMatchObject({
    path: '/invite',
    message: 'TypeError: nobody caught this',
  });
  const id = (await answer.request().allHeaders())['x-request-id'];
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers()['x-request-id']).toBe(id);
});
