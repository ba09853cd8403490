import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRows, type Row } from './check-rows.ts';

const row = (key: number, part: Partial<Row> = {}): Row => ({
  key,
  name: 'Ana',
  email: `person${key}@example.com`,
  ...part,
});
const verdicts = (rows: Row[], open: string[] = []) =>
  checkRows(rows, new Set(open)).map(({ verdict }) => verdict);

test('a row without a name or with a wrong e-mail is marked with the codes of the API', () => {
  const [noName, noEmail] = checkRows(
    [row(1, { name: ' ' }), row(2, { email: 'ana.example' })],
    new Set(),
  );
  expect(noName).toMatchObject({ verdict: 'wrong', messages: ['NAME_REQUIRED'] });
  expect(noEmail).toMatchObject({ verdict: 'wrong', messages: ['EMAIL_INVALID'] });
});

test('the second row with an e-mail is marked, in any letter case, until the first is left out', () => {
  const rows = [row(1, { email: 'ana@example.com' }), row(2, { email: ' ANA@example.com' })];
  expect(verdicts(rows)).toEqual(['ready', 'twice']);
  expect(verdicts([{ ...row(1), ...rows[0], isIncluded: false }, rows[1] ?? row(2)])).toEqual([
    'leftOut',
    'ready',
  ]);
});

test('people with an open invite are left out unless included by hand', () => {
  expect(verdicts([row(1, { email: ' PERSON1@example.com' })], ['person1@example.com'])).toEqual([
    'alreadyOpen',
  ]);
  expect(verdicts([row(1, { isIncluded: true })], ['person1@example.com'])).toEqual(['ready']);
});

test('what is ready is never the same person twice', () => {
  const email = fc.constantFrom('a@x.example', 'A@x.example', 'b@x.example', 'nobody', '');
  fc.assert(
    fc.property(fc.array(email), fc.array(email), (emails, open) => {
      const checked = checkRows(
        emails.map((one, index) => row(index, { email: one })),
        new Set(open.map((one) => one.toLowerCase())),
      );
      const ready = checked
        .filter(({ verdict }) => verdict === 'ready')
        .map((one) => one.email.toLowerCase());
      expect(new Set(ready).size).toBe(ready.length);
      expect(checked).toHaveLength(emails.length);
    }),
  );
});
