import { permissions } from '@vse/domain/access/permissions';
import { createQuestion } from '@vse/domain/contract/calls';
import { NewQuestion } from '@vse/domain/records/questions';
import { useNavigate, useSearchParams } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { AddPage } from '../../ui/office/add-page.tsx';
import { SameNameModal } from '../../ui/office/same-name-modal.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { QuestionTextField, StateField } from './question-fields.tsx';
import { typeOf } from './question-rules.ts';
import { TypeChoice } from './type-choice.tsx';
import { useQuestions } from './use-questions.ts';
import { useSameText } from './use-same-text.ts';

export function AddQuestionScreen() {
  return <StaffOnly access={permissions.catalogue.write}>{() => <AddQuestion />}</StaffOnly>;
}

function AddQuestion() {
  const { questions } = useOfficeWords();
  const type = typeOf(useSearchParams()[0].get('type'));
  const { form, sameText } = useAddQuestion(type);
  return (
    <AddPage
      form={form}
      title={questions.create}
      beneath={type ? questions.addBar(questions.types[type]) : questions.addBarWithoutType}
      list={{ title: questions.crumb, href: paths.questions.getHref() }}
      labels={questions.fields}
    >
      {type === '' && (
        <Card title={questions.addText}>
          <TypeChoice />
        </Card>
      )}
      <Card>
        <StateField {...form.field('publishState')} />
        <QuestionTextField {...form.field('questionText')} />
      </Card>
      <SameNameModal
        sameName={sameText}
        name={form.draft.questionText}
        words={questions.sameText}
      />
    </AddPage>
  );
}

function useAddQuestion(type: string) {
  const { questions: words, messages } = useOfficeWords();
  const navigate = useNavigate();
  const questions = useQuestions();
  const form = useRecordForm({
    schema: NewQuestion,
    errorTitle: messages.ERROR_ADDING_QUESTION,
    initial: { type, publishState: 'Draft', questionText: '' },
    save: async (input, { requestId }) => {
      await staffCall(createQuestion, { ...input, requestId });
      await questions.refresh();
      notify(words.added);
    },
    // Immediately, without the specification's pause of a second, which helps nobody.
    onSaved: () => navigate(paths.questions.getHref()),
  });
  const sameText = useSameText(form, questions);
  return { form: { ...form, submit: sameText.submit }, sameText };
}
