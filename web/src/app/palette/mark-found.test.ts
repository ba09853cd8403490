import { expect, test } from 'vitest';
import { foundParts } from './mark-found.ts';

/** The found parts in brackets. */
const marked = (text: string, typed: string) =>
  foundParts(text, typed)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Ingrid Haugen', 'in', '[In]grid Haugen'],
  ['Bluestem Inn reception', 'IN', 'Bluestem [In]n reception'],
  ['Linen Sky', 'in', 'Linen Sky'],
  ['Ingrid Haugen', 'hau ing', '[Ing]rid [Hau]gen'],
  ['Ingrid', 'in ingr', '[Ingr]id'],
  ['Änna Änders', 'an', '[Än]na [Än]ders'],
  ['A\u0308nna', 'a', '[A\u0308]nna'],
  ['Straße', 'strasse', '[Straße]'],
  ['Straße', 'stras', '[Straß]e'],
  ['Łukasz O’Neil', 'luk one', '[Łuk]asz [O’Ne]il'],
  ['Pat O’Neil', 'nei', 'Pat O’[Nei]l'],
  ['Pat O’Neil', 'o', 'Pat [O]’Neil'],
  ['ﬁne', 'f', '[ﬁ]ne'],
  ['mara@aurum.example', 'aurum.ex', 'mara@[aurum].[ex]ample'],
  ['Ingrid', '', 'Ingrid'],
  ['', 'in', ''],
])('of “%s”, “%s” is marked as %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});
