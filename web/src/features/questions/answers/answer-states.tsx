import type { Question } from '@vse/domain/records/questions';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../lib/browser/lazy-part.tsx';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { BackPage } from '../../../ui/kit/back-page.tsx';
import { useDeletedName } from '../../../ui/kit/deleted-page.tsx';
import type { Questions } from '../use-questions.ts';
import { useAnswerParent } from './use-answer-parent.ts';

const loadAnswer = () => import('./answer-detail.tsx');
const AddAnswer = lazyPart(async () => (await loadAnswer()).AddAnswer);
const AnswerDetail = lazyPart(async () => (await loadAnswer()).AnswerDetail);

type AnswerStatesProps = {
  question: Question;
  questions: Questions;
  /** The page of the question itself. */
  children: ReactNode;
};

/**
 * The states of a question's page (text 2 section 2). The address says which answer is shown, so that Back, a reload
 * and a shared link show it. Whether it is being edited is state of its form.
 */
export function AnswerStates({ question, questions, children }: AnswerStatesProps) {
  const [params] = useSearchParams();
  const answerId = params.get('answer');
  if (params.get('add') === 'answer')
    return <AddAnswer key="add" question={question} questions={questions} />;
  if (answerId === null) return children;
  const answer = question.answers.find(({ id }) => id === answerId);
  if (!answer) return <NoAnswer question={question} />;
  return <AnswerDetail key={answerId} question={question} answer={answer} questions={questions} />;
}

/** Shown after an answer was deleted, and for an unknown one. */
function NoAnswer({ question }: { question: Question }) {
  const { answers: words } = useOfficeWords().questions;
  const { back } = useAnswerParent(question);
  const title = useDeletedName();
  if (title === undefined)
    return <BackPage title={words.unknown} text={words.unknownText} back={back} />;
  return <BackPage title={words.deleted({ title })} text={words.deletedText} back={back} />;
}
