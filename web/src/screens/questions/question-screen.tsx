import { permissions } from '@vse/domain/access/permissions';
import type { Question } from '@vse/domain/records/questions';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { MessagePage } from '../../ui/feedback/message-page.tsx';
import { ButtonTo } from '../../ui/office/controls/button-to.tsx';
import { DetailScreen } from '../../ui/office/detail-screen.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { AddAnswer, AnswerDetail } from './answer-detail.tsx';
import { QuestionDetail } from './question-detail.tsx';
import { type Questions, useQuestions } from './use-questions.ts';

export function QuestionScreen() {
  return <StaffOnly access={permissions.catalogue.write}>{() => <One />}</StaffOnly>;
}

function One() {
  const { questions: words } = useOfficeWords();
  const { questionId = '' } = useParams();
  const questions = useQuestions();
  const source = {
    ...questions,
    record: questions.items?.find(({ id }) => id === questionId),
    isLoading: !questions.items || questions.isFetching,
  };
  const unknown = {
    title: words.unknown,
    text: words.unknownText,
    toList: words.toQuestions,
    listHref: paths.questions.getHref(),
  };
  return (
    <DetailScreen source={source} unknown={unknown}>
      {(question) => <State key={questionId} question={question} questions={questions} />}
    </DetailScreen>
  );
}

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
  const { answers } = useOfficeWords().questions;
  const { state } = useLocation();
  const title = deletedTitle(state);
  return (
    <MessagePage
      title={title === undefined ? answers.unknown : answers.deleted(title)}
      text={title === undefined ? answers.unknownText : answers.deletedText}
    >
      <ButtonTo look="ink" to={paths.question.getHref(question.id)}>
        {answers.toQuestion}
      </ButtonTo>
    </MessagePage>
  );
}

const deletedTitle = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'deleted' in state
    ? String(state.deleted)
    : undefined;
