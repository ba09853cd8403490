import { describe, expect, test } from 'vitest';
import { keptFields, linkedFields, withoutFields } from './link-fields.ts';

const at = (search: string, hash = '') => ({ pathname: '/invite', search, hash });
const GIVEN = 'email=ana%2Bquiz%40example.com&code=AB%26C23';
const FIELDS = { email: 'ana+quiz@example.com', code: 'AB&C23' };

describe('the address of an invite', () => {
  test.each([
    ['behind #', at('', `#${GIVEN}`)],
    ['in its query', at(`?${GIVEN}`)],
    ['behind #, whatever its query says', at('?email=other@example.com', `#${GIVEN}`)],
  ])('gives the e-mail and code %s, and is left without them', (_, address) => {
    expect(linkedFields(address)).toEqual(FIELDS);
    expect(withoutFields(address)).toEqual({ pathname: '/invite', search: '', hash: '' });
  });

  test('may have only one of the two', () => {
    expect(linkedFields(at('', '#code=ABC234'))).toEqual({ email: '', code: 'ABC234' });
  });

  test.each([at(''), at('?lang=fr', '#main'), at('?email=', '#code=')])(
    'gives nothing when it has neither: %j',
    (address) => expect(linkedFields(address)).toBeUndefined(),
  );

  test('keeps the rest of its query and hash', () => {
    const address = at('?lang=fr&email=a@b.c', '#code=ABC234&part=2');
    expect(withoutFields(address)).toEqual(at('?lang=fr', '#part=2'));
  });
});

test.each([
  [FIELDS, FIELDS],
  [{ ...FIELDS, from: 'elsewhere' }, FIELDS],
  [{ email: 'a@b.c' }, undefined],
  [null, undefined],
  ['text', undefined],
])('the history entry with %j keeps %j', (state, expected) => {
  expect(keptFields(state)).toEqual(expected);
});
