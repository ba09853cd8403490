import { FILE_BYTES } from '@vse/domain/limits';
import { PHOTO, type QuestionType } from '@vse/domain/rules/question-types';
import { sendPicture } from '../../../lib/api/upload-file.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { TextField } from '../../../ui/kit/controls/text-field.tsx';
import { UploadField } from '../../../ui/kit/upload-field.tsx';
import { StateField } from '../../../ui/office/state-field.tsx';
import styles from '../questions.module.css';
import { AdjectivePicker } from './adjective-picker.tsx';
import type { AnswerForm } from './use-answer-form.ts';
import type { Adjectives } from './use-known-adjectives.ts';

const PICTURES = ['.jpg', '.gif', '.png'];

type AnswerFieldsProps = { form: AnswerForm; type: QuestionType; adjectives: Adjectives };

/** The fields of an answer, for adding and editing. */
export function AnswerFields({ form, type, adjectives }: AnswerFieldsProps) {
  const { questions } = useOfficeWords();
  const { field } = form;
  return (
    <Card>
      <StateField {...field('publishState')} words={questions} />
      {type === PHOTO && (
        <>
          <UploadField
            accept={PICTURES}
            maxBytes={FILE_BYTES}
            send={sendPicture}
            preview={(url) => <img src={url} alt="" className={styles.hero} />}
            {...field('heroImageUrl')}
          />
          {form.draft.heroImageUrl === '' && (
            <p className={styles.error}>{questions.answers.imageHint}</p>
          )}
        </>
      )}
      <TextField {...field('title')} />
      <AdjectivePicker adjectives={adjectives} {...field('adjectives')} />
    </Card>
  );
}
