import { permissions } from '@vse/domain/access/permissions';
import type { Question } from '@vse/domain/records/questions';
import { useParams, useSearchParams } from 'react-router';
import { useOfficeWords } from '../../lib/words/words.ts';
import { BackPage } from '../../ui/office/back-page.tsx';
import { useDeletedName } from '../../ui/office/deleted-page.tsx';
import { DetailScreen, recordIn } from '../../ui/office/detail-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { AddAnswer, AnswerDetail, useAnswerParent } from './answers/answer-detail.tsx';
import { QuestionDetail } from './question-detail.tsx';
import { type Questions, useQuestions } from './use-questions.ts';

export const QuestionScreen = staffScreen(permissions.catalogue.write, () => {
  const questions = useQuestions();
  return (
    <DetailScreen kind="questions" source={recordIn(questions, useParams().questionId)}>
      {(question) => <State question={question} questions={questions} />}
    </DetailScreen>
  );
});

type StateProps = { question: Question; questions: Questions };

/**
 * The states of the page (text 2 section 2). The address says which answer is shown, so that Back, a reload and a
 * shared link show it. Whether it is being edited is state of its form.
 */
function State({ question, questions }: StateProps) {
  const [params] = useSearchParams();
  const answerId = params.get('answer');
  if (params.get('add') === 'answer')
    return <AddAnswer key="add" question={question} questions={questions} />;
  if (answerId === null) return <QuestionDetail question={question} questions={questions} />;
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
  return <BackPage title={words.deleted(title)} text={words.deletedText} back={back} />;
}
