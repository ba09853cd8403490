import type { QuizQuestion } from '@vse/domain/records/quiz-results';
import { isQuestionValid } from '@vse/domain/rules/question-rules';
import { useRef } from 'react';

/** Long enough to see that the answer was accepted. */
const PAUSE_MS = 350;

const fieldOf = (questionId: string) => document.getElementById(`question-${questionId}`);

/**
 * Scrolls smoothly to the next unanswered question. Only after a tap or a click, because arrow keys choose every answer
 * they pass, and never for people who prefer reduced motion.
 */
export function useScrollOn() {
  const isPointer = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    inputKind: {
      onPointerDown: () => {
        isPointer.current = true;
        clearTimeout(timer.current);
      },
      onKeyDown: () => {
        isPointer.current = false;
      },
    },
    scrollOn: (questions: readonly QuizQuestion[], answeredId: string) => {
      if (!isPointer.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const after = questions.findIndex(({ id }) => id === answeredId) + 1;
      const next = questions.slice(after).find((question) => !isQuestionValid(question));
      if (!next) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        fieldOf(next.id)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
      }, PAUSE_MS);
    },
  };
}

export function focusQuestion(questionId: string) {
  const field = fieldOf(questionId);
  field?.scrollIntoView({ block: 'start' });
  field?.querySelector<HTMLInputElement>('input')?.focus({ preventScroll: true });
}
