import { getRecordHistory } from '@vse/domain/contract/calls';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Pages } from '../../../lib/api/pages.ts';
import { usePageOf } from '../../../lib/api/staff.ts';
import type { KeptRecord } from './lines.ts';

type Input = Pick<KeptRecord, 'kind'> & { id: string };

/** The states of a record, newest first, a page at a time; the pages follow each other by date. */
export function useRecordHistory(record: Input) {
  /** The tokens of the pages up to the one that is shown; '' for the first. */
  const [turned, setTurned] = useState(['']);
  const number = turned.length;
  const { data, around, ...page } = usePageOf(
    getRecordHistory,
    record,
    turned.at(-1) ?? '',
    async (input, token) => {
      const { page: before }: { page?: string } = input;
      const { nextBefore, ...states } = await call(
        getRecordHistory,
        { ...record, ...(before && { before }) },
        { token },
      );
      return { ...states, ...(nextBefore && { nextPage: nextBefore }) };
    },
  );
  const next = around?.nextPage;
  const pages: Pages = {
    number,
    next: next ? () => setTurned([...turned, next]) : undefined,
    previous: number > 1 ? () => setTurned(turned.slice(0, -1)) : undefined,
    isLoading: page.isLoading,
  };
  return { ...page, items: data?.items, isNewest: data?.at === '', pages };
}
