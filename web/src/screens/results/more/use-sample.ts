import { askForSample } from '@vse/domain/contract/later-calls';
import type { QuizResult } from '@vse/domain/records/quiz-results';
import { isolated } from '@vse/domain/rules/isolated';
import { useRef, useState } from 'react';
import { statusOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { tokenFor } from '../../../lib/auth/tokens.ts';
import { useResultsMoreWords } from '../../../lib/words/results-more.ts';
import type { Recommended } from '../recommended.ts';
import { failureOf, type Said } from './use-mail-results.ts';

type Words = ReturnType<typeof useResultsMoreWords>;
type SampleState = 'asking' | 'asked' | { error: unknown };

/** The provider does not offer samples any more. */
const GONE = 409;

/** Asks for a sample of the best match with the respondent's token. What was asked for once stays so. */
export function useSample(id: string, samples: QuizResult['samples'], best?: Recommended) {
  const words = useResultsMoreWords();
  const isBusy = useRef(false);
  const [state, setState] = useState<SampleState>();
  if (!samples || !best) return undefined;
  const { id: fragrance, name } = best;
  const isAsked = state === 'asked' || samples.asked.includes(fragrance);

  async function ask() {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('asking');
    const asked = call(askForSample, { id, fragrance }, { token: tokenFor(id) });
    setState(
      await asked.then(
        () => 'asked' as const,
        (error: unknown) => ({ error }),
      ),
    );
    isBusy.current = false;
  }

  return {
    name: isolated(name),
    label: isAsked ? words.sampled : state === 'asking' ? words.sending : words.sample,
    isAsked,
    isOver: isAsked || state === 'asking' || isGone(state),
    ask,
    said: saidOf(state, words, isolated(name)),
  };
}

const isGone = (state: SampleState | undefined) =>
  typeof state === 'object' && statusOf(state.error) === GONE;

function saidOf(state: SampleState | undefined, words: Words, name: string): Said | undefined {
  if (state === 'asked') return { text: words.sampleAsked({ name }), isProblem: false };
  if (typeof state !== 'object') return undefined;
  return {
    text: isGone(state) ? words.sampleGone : failureOf(state.error, words),
    isProblem: true,
  };
}
