import { permissions } from '@vse/domain/access/permissions';
import { useParams } from 'react-router';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { DeletedPage } from '../../ui/kit/deleted-page.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { questionKind } from './feature.ts';
import { useQuestions } from './use-questions.ts';

export const QuestionDeletedScreen = staffScreen(permissions.catalogue.write, () => {
  const { questions: words } = useOfficeWords();
  const { questionId, questionText = '' } = useParams();
  return (
    <DeletedPage
      kind={questionKind}
      list={useQuestions()}
      isRecord={({ id }) => id === questionId}
      title={words.deleted({ text: questionText })}
      text={words.deletedText({ text: questionText })}
    />
  );
});
