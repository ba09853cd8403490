import { afterEach, expect, test, vi } from 'vitest';
import { auditInput } from './audit-filters.ts';

afterEach(() => void vi.unstubAllEnvs());

test("a day is in the browser's time zone, including its last minute", () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(auditInput({ from: '2026-09-01', to: '2026-09-01' })).toEqual({
    from: '2026-09-01T04:00:00.000Z',
    before: '2026-09-02T04:00:00.000Z',
  });
});

test('an id pasted with spaces and quotes is cleaned', () => {
  expect(auditInput({ record: ' “a1b2-C3_d4” ', who: 'anyone\n' })).toEqual({
    record: 'a1b2-C3_d4',
    who: 'anyone',
  });
});

test('meaningless values in the address filter nothing', () => {
  expect(auditInput({ record: '…', from: 'soon' })).toEqual({});
  expect(auditInput({ record: 'x'.repeat(5000) }).record).toHaveLength(64);
});

test('every kind of entry can be filtered for', () => {
  const changes = ['adjective', 'fragrance', 'provider', 'question', 'file'];
  for (const kind of ['refusal', ...changes, 'user', 'role', 'invite', 'result'])
    expect(auditInput({ kind })).toEqual({ kind });
});
