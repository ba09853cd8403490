import type { QuizQuestion } from '@vse/domain/records/quiz-results';
import { useOnline } from '../../lib/browser/use-online.ts';
import type { OutboxState } from './outbox/outbox-state.ts';

type SaveState = 'idle' | 'saving' | 'saved' | 'retrying' | 'offline' | 'refused';

/** The save state as one word, for the bar and beside each question. */
export function useSaveState(saving: OutboxState, questions: readonly QuizQuestion[]): SaveState {
  const isOnline = useOnline();
  const isPending = Object.keys(saving.pending).length > 0;
  if (saving.status === 'refused') return 'refused';
  if (!isOnline && (isPending || saving.completion === 'wanted')) return 'offline';
  if (saving.status === 'retrying') return 'retrying';
  if (isPending) return 'saving';
  return questions.some(({ selectedAnswers }) => selectedAnswers.length > 0) ? 'saved' : 'idle';
}
