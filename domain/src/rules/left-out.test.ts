import { expect, test } from 'vitest';
import { isLeftOut } from './left-out.ts';

const draft = { publishState: 'Draft' } as const;
const published = { publishState: 'Published' } as const;

test('the quiz leaves out a Published question without a Published answer', () => {
  expect(isLeftOut({ ...published, answers: [] })).toBe(true);
  expect(isLeftOut({ ...published, answers: [draft] })).toBe(true);
  expect(isLeftOut({ ...published, answers: [draft, published] })).toBe(false);
  expect(isLeftOut({ ...draft, answers: [] })).toBe(false);
});
