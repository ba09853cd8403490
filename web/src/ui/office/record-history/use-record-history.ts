import { getRecordHistory } from '@vse/domain/contract/calls';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { usePagesOf } from '../../../lib/api/use-pages-of.ts';
import type { KeptRecord } from './lines.ts';

type Input = Pick<KeptRecord, 'kind'> & { id: string };

/** The states of a record, newest first; the pages follow each other by date. */
export function useRecordHistory(record: Input) {
  const [count, setCount] = useState(1);
  const { pages, ...list } = usePagesOf(getRecordHistory, record, count, async (input, token) => {
    const { page: before }: { page?: string } = input;
    const { nextBefore, ...states } = await call(
      getRecordHistory,
      { ...record, ...(before && { before }) },
      { token },
    );
    return { ...states, ...(nextBefore && { nextPage: nextBefore }) };
  });
  return {
    ...list,
    items: pages?.flatMap(({ items }) => items),
    showMore: () => setCount(count + 1),
  };
}
