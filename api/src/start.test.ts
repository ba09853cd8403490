import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from './problem.ts';
import { refuseStart, start } from './start.ts';

const IN_AZURE = { WEBSITE_POD_NAME: 'pod' };
afterEach(() => vi.restoreAllMocks());

/** The log lines of a piece of work outside of a request, and the error that it threw. */
function logged(work: () => unknown) {
  const lines: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => lines.push(JSON.parse(line)));
  try {
    return { lines, result: work(), thrown: undefined };
  } catch (thrown) {
    return { lines, result: undefined, thrown };
  }
}

test('in Azure, wrong settings do not end the start but are logged and kept', () => {
  const { lines, result } = logged(() => start(IN_AZURE));
  expect(result).toEqual({ failure: expect.any(Error) });
  expect(lines).toMatchObject([
    {
      event: 'unforeseen',
      cause: expect.stringContaining('Settings are missing or wrong: SITE_URL'),
    },
  ]);
});

test('elsewhere, wrong settings end the start with their names', () => {
  const { lines, thrown } = logged(() => start({}));
  expect(String(thrown)).toContain('Settings are missing or wrong: SITE_URL');
  expect(lines).toEqual([]);
});

test('a call after a failed start is refused as a problem with a time to retry, and names the setting in the log', () => {
  const { lines, thrown } = logged(() => refuseStart(new Error('SERVER_SECRET: is missing')));
  expect(thrown).toBeInstanceOf(Problem);
  expect(thrown).toMatchObject({
    status: 503,
    issues: [{ code: 'SERVER_ERROR' }],
    retryAfterSeconds: 60,
  });
  expect(lines).toMatchObject([{ event: 'unforeseen', cause: 'Error: SERVER_SECRET: is missing' }]);
});
