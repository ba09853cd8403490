import { expect, test } from 'vitest';
import { observedRequest } from '../tracing/telemetry.ts';
import { createClientErrors } from './client-errors.ts';

const START = Date.parse('2026-05-01T10:00:00Z');
const fields = { path: '/', message: 'TypeError: x is not a function', stack: '' };

/** Reports errors with a manual clock, and keeps the log lines. */
function reporting() {
  const lines: Record<string, unknown>[] = [];
  const keep = (line: string) => lines.push(JSON.parse(line));
  const logger = { log: keep, warn: keep, error: keep };
  let time = START;
  const clientErrors = createClientErrors(() => new Date(time));
  return {
    logged: () => lines.filter(({ event }) => event === 'clientError'),
    requests: () => lines.filter(({ event }) => event === 'request'),
    wait: (ms: number) => {
      time += ms;
    },
    async report(address: string, change = {}) {
      const request = { name: 'vseReportClientError', requestId: 'request-0001', logger };
      let isLogged = false;
      await observedRequest(request, async () => {
        isLogged = clientErrors.report(address, { ...fields, ...change });
        return {};
      });
      return isLogged;
    },
  };
}

test('an error is one line: screen, message and the top of its stack', async () => {
  const { report, logged } = reporting();
  const stack = ['at a (main-1.js:1:2)', 'at b', 'at c', 'at d', 'at e'].join('\n');
  await report('203.0.113.7', { path: '/invites', stack });
  expect(logged()).toEqual([
    {
      event: 'clientError',
      in: 'vseReportClientError',
      requestId: 'request-0001',
      screen: '/invites',
      message: 'TypeError: x is not a function',
      stack: 'at a (main-1.js:1:2)\nat b\nat c\nat d',
    },
  ]);
});

test.each([
  ['/quiz/R8sZ1c_0LwQe-7TtKpXv2y9AaBbCcDdE', '/quiz/:id'],
  ['/results/R8sZ1c_0LwQe-7TtKpXv2y9AaBbCcDdE/download-answers', '/results/:id/download-answers'],
  ['/invite?email=ana@example.com&code=ABCDEF', '/invite'],
  ['/users/ana@example.com#top', '/users/:id'],
  ['/invite/ABCDEF', '/invite/:id'],
])('for the path %s the line contains %s', async (path, screen) => {
  const { report, logged } = reporting();
  await report('203.0.113.7', { path });
  expect(logged()).toMatchObject([{ screen }]);
});

test('ids and addresses in a message are not logged', async () => {
  const { report, logged } = reporting();
  await report('203.0.113.7', {
    message: 'No R8sZ1c_0LwQe-7TtKpXv2y9AaBbCcDdE for ana@example.com',
  });
  expect(logged()).toMatchObject([{ message: 'No <id> for <address>' }]);
});

test('an address has five lines a minute, whatever others send', async () => {
  const { report, logged, requests, wait } = reporting();
  for (let sent = 0; sent < 5; sent++) expect(await report('203.0.113.7')).toBe(true);
  expect(await report('203.0.113.7')).toBe(false);
  expect(await report('203.0.113.8')).toBe(true);
  expect(logged()).toHaveLength(6);
  expect(requests().filter((line) => line.client_errors_dropped === 1)).toHaveLength(1);
  wait(60_000);
  expect(await report('203.0.113.7')).toBe(true);
});

test('an instance writes sixty lines a minute, from any number of addresses', async () => {
  const { report, logged } = reporting();
  for (let sent = 0; sent < 70; sent++) await report(`198.51.100.${sent}`);
  expect(logged()).toHaveLength(60);
});
