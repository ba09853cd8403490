import { permissions } from '@vse/domain/access/permissions';
import { useSearchParams } from 'react-router';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Card } from '../../ui/base/card.tsx';
import { AddPage } from '../../ui/kit/add-page.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { StateField } from '../../ui/office/state-field.tsx';
import { questionKind } from './feature.ts';
import { typeOf } from './question-types.ts';
import { TypeChoice } from './type-choice.tsx';
import { useAddQuestion } from './use-question-form.ts';

export const AddQuestionScreen = staffScreen(permissions.catalogue.write, () => {
  const { questions } = useOfficeWords();
  const type = typeOf(useSearchParams()[0].get('type'));
  const form = useAddQuestion(type);
  return (
    <AddPage
      form={form}
      parent={questionKind}
      title={questions.create}
      beneath={
        type ? questions.addBar({ type: questions.types[type] }) : questions.addBarWithoutType
      }
    >
      {type === '' && (
        <Card title={questions.addText}>
          <TypeChoice />
        </Card>
      )}
      <Card>
        <StateField {...form.field('publishState')} words={questions} />
        <TextField {...form.field('questionText')} />
      </Card>
    </AddPage>
  );
});
