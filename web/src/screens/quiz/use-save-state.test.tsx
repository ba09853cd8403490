import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { OutboxState } from './outbox/outbox-state.ts';
import { useSaveState } from './use-save-state.ts';

afterEach(() => vi.restoreAllMocks());

const NOTHING: OutboxState = {
  pending: {},
  unconfirmed: {},
  status: 'idle',
  completion: 'none',
  shown: {},
  problem: undefined,
};
const PENDING = { pending: { q1: { selectedAnswers: ['a'] } } };
const question = (selectedAnswers: string[]) => ({
  ...{ id: 'q1', type: 'Single Choice' as const, questionText: 'Which?' },
  ...{ sourceAnswers: [], selectedAnswers },
});

test.each<[expected: string, saving: Partial<OutboxState>, isOnline: boolean, selected: string[]]>([
  ['idle', {}, true, []],
  ['saved', {}, true, ['a']],
  ['saving', PENDING, true, ['a']],
  ['retrying', { ...PENDING, status: 'retrying' }, true, ['a']],
  ['refused', { ...PENDING, status: 'refused' }, true, ['a']],
  ['refused', { ...PENDING, status: 'refused' }, false, ['a']],
  ['offline', { ...PENDING, status: 'retrying' }, false, ['a']],
  ['offline', { completion: 'wanted' }, false, ['a']],
  ['saved', {}, false, ['a']],
])('the state is "%s" with %o, a network: %s, and the selection %o', async (...row) => {
  const [expected, saving, isOnline, selected] = row;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const hook = await renderHook(() =>
    useSaveState({ ...NOTHING, ...saving }, [question(selected)]),
  );
  expect(hook.result.current).toBe(expected);
});
