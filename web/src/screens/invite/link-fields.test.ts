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

describe('a changed address of an invite', () => {
  const [EMAIL, CODE] = ['ana%2Bhotel%40example.com', 'WC33PK'];
  test.each([
    ['its & is &amp;', '', `#email=${EMAIL}&amp;code=${CODE}`],
    ['its # is ? and its & is &amp;', `?email=${EMAIL}&amp;code=${CODE}`, ''],
    ['its + has lost its encoding', '', `#email=ana+hotel%40example.com&code=${CODE}`],
    ['its + has become a blank', '', `#email=ana%20hotel%40example.com&code=${CODE}`],
    ['its # has stayed encoded', '', `#%23email=${EMAIL}&code=${CODE}`],
    ['all of it is encoded', '', `#${encodeURIComponent(`email=${EMAIL}&code=${CODE}`)}`],
    ['its values are encoded twice', '', '#email=ana%252Bhotel%2540example.com&code=WC33PK'],
    ['its signs are entities', '', `#35;email=ana%2Bhotel&#64;example.com&#38;code=${CODE}`],
    ['it is quoted-printable', '', '#email=3Dana%2Bhotel%40example.com&code=3DWC33PK'],
    ['all of it is quoted-printable', '', '#=23email=3Dana+hotel=40example.com=26code=3DWC33PK'],
    ['the ends of lines are in it', '', '#email=ana%2Bhotel%40exam=ple.com&code=WC3=3PK'],
    ['it has full-width signs', '', `#ｅｍａｉｌ＝ana+hotel＠example.com＆code=${CODE}`],
    ['it is in capitals', '', `#EMAIL=${EMAIL}&CODE=${CODE}`],
    ['its fields have changed places', '', `#code=${CODE}&email=${EMAIL}.`],
    ['a blank stands between its fields', '', `#email=${EMAIL}%20code=${CODE}`],
    ['it is quoted', '', `#email=%22${EMAIL}%22&code=%22${CODE}%22`],
    ['its address is a link', '', `#email=mailto:${EMAIL}&code=${CODE}`],
    ['signs that nobody sees are in it', '', `#email=%E2%80%8B${EMAIL}&code=${CODE}%E2%80%8B`],
    ...[
      '.',
      ')',
      '%3E',
      ',',
      '%22',
      '%E2%80%9D',
      "'",
      '].',
      '%3E)',
      '*',
      '%3C/a%3E',
      '|https://',
    ].map((sign) => [`${sign} stands behind it`, '', `#email=${EMAIL}&code=${CODE}${sign}`]),
    ['a parameter stands before it', '', `#utm_source=x&email=${EMAIL}&code=${CODE}`],
    ['a query stands behind it', '', `#email=${EMAIL}&code=${CODE}?fbclid=1&x=2`],
    ['Safe Links has left its own', '', `#email=${EMAIL}&code=${CODE}.&data=05%7C02&reserved=0`],
  ])('gives both fields when %s, and is left without them', (_, search = '', hash = '') => {
    expect(linkedFields(at(search, hash))).toEqual({
      email: 'ana+hotel@example.com',
      code: 'WC33PK',
    });
    const left = withoutFields(at(search, hash));
    expect(`${left.search}${left.hash}`).not.toMatch(/ana|hotel|example|WC3|email|code/i);
  });

  test('keeps the provider, whose privacy notice the page links', () => {
    const address = at('?lang=de', `#email=${EMAIL}&amp;code=${CODE}&amp;provider=verdier`);
    expect(withoutFields(address)).toEqual(at('?lang=de', '#provider=verdier'));
  });

  test.each([
    ['#email=3Dprint%40example.com&code=3DABCD', '3Dprint@example.com', '3DABCD'],
    ['#email=a%26b%3Dc%40example.com&code=40XK7M', 'a&b=c@example.com', '40XK7M'],
    ['#email=ana%40example.com&code=ab-C2!', 'ana@example.com', 'ab-C2!'],
  ])('is not seen in %s, which is whole', (hash, email, code) => {
    expect(linkedFields(at('', hash))).toEqual({ email, code });
  });

  test('keeps a code that looks like an encoding, and one that is too long', () => {
    const codeIn = (code: string) =>
      linkedFields(at('', `#email=a%20b@c.example&code=${code}`))?.code;
    expect(codeIn('3DABCD')).toBe('3DABCD');
    expect(codeIn('ABC2345')).toBe('ABC2345');
  });

  test('gives what is left of a link that a line has cut', () => {
    expect(linkedFields(at('', '#email=ana%40exam'))).toEqual({ email: 'ana@exam', code: '' });
    expect(linkedFields(at('', '#email=ana%4'))).toEqual({ email: 'ana%4', code: '' });
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
