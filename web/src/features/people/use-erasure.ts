import { erasePerson } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import type { Fate } from '@vse/domain/records/people';
import { useState } from 'react';
import { statusOf } from '../../lib/api/api-error.ts';
import { staffCall } from '../../lib/api/staff.ts';
import { useCancelable } from '../../lib/forms/use-cancelable.ts';

export type Erasing = OutputOf<typeof erasePerson>;

/** Before the next call, when one found nothing new: another instance works on the erasure. */
const PAUSE_MS = 2000;

/**
 * Erases an address, call by call, until it is done. After a failure, `erase` goes on from there; the server's timer does
 * when nobody calls.
 */
export function useErasure(address: string) {
  const { progress, run } = useCancelable<'running'>();
  const [known, setKnown] = useState<Erasing>();
  const [error, setError] = useState<unknown>();

  async function toTheEnd(results: Fate, signal: AbortSignal): Promise<boolean> {
    let last = known;
    while (!last?.isDone) {
      const input = { address, results, ...(last && { erasure: last.erasure }) };
      const now = await staffCall(erasePerson, input);
      if (signal.aborted) return false;
      setKnown(now);
      if (last && isSame(last, now)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      last = now;
    }
    return true;
  }

  const erase = (results: Fate, onDone: () => void) => {
    setError(undefined);
    return run(
      'running',
      async ({ signal }) => {
        if (await toTheEnd(results, signal)) onDone();
      },
      setError,
    );
  };
  return {
    erase,
    isBusy: progress !== undefined,
    /** How far it is; undefined until the first answer. */
    known,
    error,
    /** Whether the server may have begun it, after which nothing about it can be chosen. */
    isBegun: known !== undefined || (error !== undefined && !isRefusal(error)),
  };
}

const isRefusal = (error: unknown) => {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500;
};

const isSame = (before: Erasing, now: Erasing) =>
  before.done === now.done && JSON.stringify(before.places) === JSON.stringify(now.places);
