import type { QuizQuestion } from '@vse/domain/quiz-results';
import type { OutboxState } from '../../lib/outbox/outbox.ts';
import { useOnline } from '../../lib/use-online.ts';

type SaveState = 'idle' | 'saving' | 'saved' | 'retrying' | 'offline' | 'refused';

/** How saving stands, in one word for the bar and for what stands beside a question. */
export function useSaveState(saving: OutboxState, questions: readonly QuizQuestion[]): SaveState {
  const isOnline = useOnline();
  const isPending = Object.keys(saving.pending).length > 0;
  if (saving.status === 'refused') return 'refused';
  if (!isOnline && (isPending || saving.completion === 'wanted')) return 'offline';
  if (saving.status === 'retrying') return 'retrying';
  if (isPending) return 'saving';
  return questions.some(({ selectedAnswers }) => selectedAnswers.length > 0) ? 'saved' : 'idle';
}
