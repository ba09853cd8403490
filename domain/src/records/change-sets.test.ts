import { expect, test } from 'vitest';
import { createChangeSet } from './change-sets.ts';

const records = (count: number, name = 'id') =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}-${at}`, etag: 'e' }));
const draft = (list: object[]) => [{ fields: { publishState: 'Draft' }, records: list }];

/** The codes with which an input is refused; none when it is taken. */
const refused = (input: object) =>
  createChangeSet.input.safeParse(input).error?.issues.map(({ message }) => message);

test('a change set takes 5,000 records, and one more is too many', () => {
  expect(refused({ fragrances: draft(records(5000)) })).toBeUndefined();
  expect(refused({ fragrances: draft(records(5001)) })).toEqual(['CHANGE_SET_TOO_LARGE']);
  const inTwoParts = [...draft(records(5000)), ...draft(records(1, 'more'))];
  expect(refused({ fragrances: inTwoParts })).toEqual(['CHANGE_SET_TOO_LARGE']);
});

test('a record is in a change set once, also when its parts differ', () => {
  expect(refused({ fragrances: draft([...records(1), ...records(1)]) })).toEqual(['RECORD_TWICE']);
  const parts = [...draft(records(1)), { fields: { family: 'Woody' }, records: records(1) }];
  expect(refused({ fragrances: parts })).toEqual(['RECORD_TWICE']);
});

test('a change set is about records of one kind', () => {
  const providers = [{ fields: { add: ['f'] }, records: records(1, 'provider') }];
  expect(refused({ providers })).toBeUndefined();
  expect(refused({ fragrances: draft(records(1)), providers })).toEqual(['CHANGE_SET_KINDS']);
  expect(refused({})).toEqual(['CHANGE_SET_KINDS']);
});

test('a change set takes only what can be changed of many: no name, no unknown family, no record without its ETag', () => {
  const { data } = createChangeSet.input.safeParse({
    fragrances: [{ fields: { name: 'All the same', family: 'Woody' }, records: records(1) }],
  });
  expect(data?.fragrances[0]?.fields).toEqual({ family: 'Woody' });
  const oaken = [{ fields: { family: 'Oaken' }, records: records(1) }];
  expect(refused({ fragrances: oaken })).toHaveLength(1);
  expect(refused({ fragrances: draft([{ id: 'a' }]) })).toHaveLength(1);
});
