import { noteOutcome } from '@vse/domain/contract/calls';
import { getQuizResult } from '@vse/domain/contract/first-calls';
import type { Outcome } from '@vse/domain/records/outcomes';
import type { QuizResult } from '@vse/domain/records/quiz-results';
import type { NOTED_OUTCOMES } from '@vse/domain/rules/outcomes';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { statusOf } from '../../../lib/api/api-error.ts';
import { staffCall } from '../../../lib/api/staff.ts';
import { useAction } from '../../../lib/forms/use-action.ts';

export type NotedKind = (typeof NOTED_OUTCOMES)[number];
/** What was chosen: an outcome with its rating or reason, or taking it back. */
export type Choice = { rating?: number; reason?: string; isTakenBack?: boolean };

/**
 * Saves one outcome of a fragrance. What was chosen stays here until it is saved or dropped, so that a failed save can be
 * tried again; when a colleague was faster, their outcome is shown first.
 */
export function useOutcome(
  id: string,
  fragrance: { id: string; name: string },
  kind: NotedKind,
  stands: Outcome | undefined,
  title: string,
) {
  const { mutate } = useSWRConfig();
  const { run, isBusy, error, clearError } = useAction(title);
  const [choice, setChoice] = useState<Choice>();
  const [done, setDone] = useState<'saved' | 'takenBack'>();
  // The date of what is shown when the save is tried, also after a re-read.
  const seen = useRef<string | null>(null);
  seen.current = stands?.date ?? null;

  /** Only this outcome: an answer can be older than that of another one. */
  const keep = (answered: readonly Outcome[]) => {
    const isThis = (one: Outcome) => one.fragrance === fragrance.id && one.kind === kind;
    void mutate<QuizResult>(
      (key) => Array.isArray(key) && key[0] === getQuizResult.name && key[1]?.id === id,
      (known) =>
        known?.outcomes && {
          ...known,
          outcomes: [...known.outcomes.filter((one) => !isThis(one)), ...answered.filter(isThis)],
        },
      { revalidate: false },
    );
  };
  const readAgain = () =>
    mutate((key) => Array.isArray(key) && key[0] === getQuizResult.name && key[1]?.id === id);

  async function save(chosen: Choice) {
    if (isBusy) return;
    setChoice(chosen);
    setDone(undefined);
    await run(async () => {
      try {
        const about = { id, fragrance: fragrance.id, kind, seen: seen.current };
        keep((await staffCall(noteOutcome, { ...about, ...chosen })).outcomes);
      } catch (failure) {
        if (statusOf(failure) === 412) await readAgain();
        throw failure;
      }
      setChoice(undefined);
      setDone(chosen.isTakenBack ? 'takenBack' : 'saved');
    });
  }
  return {
    save,
    isBusy,
    error,
    choice,
    done,
    drop: () => {
      setChoice(undefined);
      clearError();
    },
  };
}
