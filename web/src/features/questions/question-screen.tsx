import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { DetailScreen, recordIn } from '../../ui/kit/detail-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { AnswerStates } from './answers/answer-states.tsx';
import { questionKind } from './feature.ts';
import { QuestionDetail } from './question-detail.tsx';
import { useQuestions } from './use-questions.ts';

export const QuestionScreen = staffScreen(permissions.catalogue.write, () => {
  const questions = useQuestions();
  return (
    <DetailScreen kind={questionKind} source={recordIn(questions, useParams().questionId)}>
      {(question) => (
        <AnswerStates question={question} questions={questions}>
          <QuestionDetail question={question} questions={questions} />
        </AnswerStates>
      )}
    </DetailScreen>
  );
});
