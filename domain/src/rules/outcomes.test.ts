import { expect, test } from 'vitest';
import { judgeOutcome } from './outcomes.ts';

const SEEN = '2026-11-20T10:00:00.000Z';
const EARLIER = '2026-11-20T09:00:00.000Z';
const liked = { kind: 'smelled', rating: 4, date: SEEN } as const;
const refused = { kind: 'refused', reason: 'too sweet', date: SEEN } as const;

test.each([
  ['an outcome where there was none', undefined, { kind: 'sent' }, null, 'changed'],
  ['an outcome where its author saw one that is gone', undefined, { kind: 'sent' }, SEEN, 'stale'],
  [
    'another rating of the one that was seen',
    liked,
    { kind: 'smelled', rating: 2 },
    SEEN,
    'changed',
  ],
  ['another rating of a former one', liked, { kind: 'smelled', rating: 2 }, EARLIER, 'stale'],
  ['a rating where none was seen', liked, { kind: 'smelled', rating: 2 }, null, 'stale'],
  ['the same rating, whatever was seen', liked, { kind: 'smelled', rating: 4 }, null, 'same'],
  [
    'another reason where none was seen',
    refused,
    { kind: 'refused', reason: 'dull' },
    null,
    'stale',
  ],
  ['the same reason', refused, { kind: 'refused', reason: 'too sweet' }, EARLIER, 'same'],
  ['nothing, of the one that was seen', liked, undefined, SEEN, 'changed'],
  ['nothing, of a former one', liked, undefined, EARLIER, 'stale'],
  ['nothing, where there is none', undefined, undefined, SEEN, 'same'],
] as const)('noting %s is judged', (_, stands, noted, seen, verdict) => {
  expect(judgeOutcome(stands, noted, seen)).toBe(verdict);
});
