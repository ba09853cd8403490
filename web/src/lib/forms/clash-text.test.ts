import { expect, test } from 'vitest';
import { clashText } from './clash-text.ts';

test.each([
  ['a text', 'Mine.', 'Mine.'],
  ['colors', ['#333', '#F8B133'], '#333, #F8B133'],
  ['adjectives', [{ id: 'a', name: 'calm', weight: 7 }], 'calm 7'],
  ['nothing chosen', [], ''],
  ['a file', 'https://files.example/a.webp?sig=x', undefined],
  ['an inventory', [{ id: 'a' }], undefined],
  ['a long text', 'x'.repeat(201), `${'x'.repeat(200)}…`],
])('%s', (_, value, text) => expect(clashText(value)).toBe(text));
