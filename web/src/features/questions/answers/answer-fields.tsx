import { FILE_BYTES, MAX_ANSWER_ADJECTIVES } from '@vse/domain/limits';
import { PHOTO, type QuestionType } from '@vse/domain/rules/question-types';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { TextField } from '../../../ui/kit/controls/text-field.tsx';
import { OptionPicker } from '../../../ui/kit/option-picker.tsx';
import { UploadField } from '../../../ui/kit/upload-field.tsx';
import { StateField } from '../../../ui/office/state-field.tsx';
import type { AnswerForm } from './use-answer-form.ts';
import type { Adjectives } from './use-known-adjectives.ts';

type AnswerFieldsProps = { form: AnswerForm; type: QuestionType; adjectives: Adjectives };

/** The fields of an answer, for adding and editing. */
export function AnswerFields({ form, type, adjectives }: AnswerFieldsProps) {
  const { questions, adjectives: words } = useOfficeWords();
  const { field } = form;
  return (
    <Card>
      <StateField {...field('publishState')} words={questions} />
      {type === PHOTO && (
        <UploadField
          kind="picture"
          missingHint={questions.answers.imageHint}
          maxBytes={FILE_BYTES}
          send={form.sendPicture}
          {...field('heroImageUrl')}
        />
      )}
      <TextField {...field('title')} />
      <OptionPicker
        {...field('adjectives')}
        add={words.addToRecord}
        options={adjectives.items ?? []}
        // One that is on the answer already is not offered (specification, text 2 section 5).
        pick={({ id }) => ({ id })}
        max={MAX_ANSWER_ADJECTIVES}
      />
    </Card>
  );
}
