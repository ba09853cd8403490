import { deleteQuestion } from '@vse/domain/contract/calls';
import type { Question } from '@vse/domain/records/questions';
import { staffCall } from '../../lib/api/staff.ts';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Card } from '../../ui/base/card.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { DeleteModal } from '../../ui/kit/delete-modal.tsx';
import { RecordPage } from '../../ui/kit/record-page.tsx';
import { HistoryButton } from '../../ui/office/record-history/history-button.tsx';
import { StateField } from '../../ui/office/state-field.tsx';
import { AnswersCard, useAnswerOrder } from './answers/answers-card.tsx';
import { RestoredAnswers } from './answers/restored-answers.tsx';
import { UnusedAdjectives } from './answers/unused-adjectives.tsx';
import { DuplicateQuestion } from './duplicate-question.tsx';
import { questionKind } from './feature.ts';
import { questionHistory } from './history.ts';
import styles from './questions.module.css';
import { useEditQuestion } from './use-question-form.ts';
import type { Questions } from './use-questions.ts';
import { Visibility } from './visibility.tsx';

type QuestionDetailProps = { question: Question; questions: Questions };

/** One question with its answers, shown first; its texts are then edited. */
export function QuestionDetail({ question, questions }: QuestionDetailProps) {
  const { questions: words } = useOfficeWords();
  const form = useEditQuestion(question, questions);
  const order = useAnswerOrder(question, questions);
  const { isEditing } = form;
  const { id, questionText, etag } = question;
  const count = question.answers.length;
  // Only one edit at a time: no other can start while the answers are being ordered.
  const mayEdit = !order.edit;
  return (
    <RecordPage
      form={form}
      parent={questionKind}
      name={questionText}
      beneath={<QuestionFacts question={question} total={questions.items?.length ?? 0} />}
      editing={{ title: words.edit, beneath: questionText }}
      edit={words.edit}
      mayEdit={mayEdit}
      history={
        mayEdit && (
          <HistoryButton kept={questionHistory} record={question} name={questionText} form={form} />
        )
      }
      actions={mayEdit && <DuplicateQuestion question={question} questions={questions} />}
      danger={{
        text: count === 0 ? words.dangerTextEmpty : words.dangerText({ count }),
        modal: (close) => (
          <DeleteModal
            title={words.deleteTitle}
            text={words.deleteText({ text: questionText })}
            remove={() => staffCall(deleteQuestion, { id, etag })}
            leaveTo={paths.questionDeleted.getHref(id, questionText)}
            refresh={() => questions.removed(id)}
            onClose={close}
          />
        ),
      }}
    >
      {isEditing ? (
        <>
          <Card>
            <StateField {...form.field('publishState')} words={words} />
            <TextField {...form.field('questionText')} />
          </Card>
          {form.isRestored && <RestoredAnswers question={form.draft.question} />}
        </>
      ) : (
        <div className={styles.columns}>
          <AnswersCard question={question} order={order} />
          <UnusedAdjectives question={question} />
        </div>
      )}
    </RecordPage>
  );
}

/** Facts that are not in the title, on one line. */
function QuestionFacts({ question, total }: { question: Question; total: number }) {
  const { questions: words } = useOfficeWords();
  const { number } = useFormats();
  const { columns } = words;
  return (
    <span className={styles.facts}>
      <span>
        <span>{columns.visibility}</span> <Visibility question={question} />
      </span>
      <span>
        <span>{columns.type}</span> <b>{words.types[question.type]}</b>
      </span>
      <span>
        <span>{columns.question}</span>{' '}
        <b>{words.place({ place: number(question.sortOrder), total: number(total) })}</b>
      </span>
    </span>
  );
}
