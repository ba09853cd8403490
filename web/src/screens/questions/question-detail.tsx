import type { Question } from '@vse/domain/records/questions';
import { useState } from 'react';
import { useEditFocus } from '../../lib/forms/use-edit-focus.ts';
import type { RecordForm as RecordFormState } from '../../lib/forms/use-record-form.ts';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import { ButtonTo } from '../../ui/office/controls/button-to.tsx';
import { EditBar } from '../../ui/office/edit-bar.tsx';
import { OfficePage } from '../../ui/office/office-page.tsx';
import { RecordForm } from '../../ui/office/record-form.tsx';
import { SameNameModal } from '../../ui/office/same-name-modal.tsx';
import { SaveProblems } from '../../ui/office/save-problems.tsx';
import { AnswersCard, useAnswerOrder } from './answers-card.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { DuplicateQuestion } from './duplicate-question.tsx';
import { QuestionTextField, StateField } from './question-fields.tsx';
import { Visibility } from './question-marks.tsx';
import styles from './questions.module.css';
import { UnusedAdjectives } from './unused-adjectives.tsx';
import type { OrderEdit } from './use-order.ts';
import { useQuestionForm } from './use-question-form.ts';
import type { Questions } from './use-questions.ts';

type QuestionDetailProps = { question: Question; questions: Questions };

/** One question with its answers, shown first and then edited. */
export function QuestionDetail({ question, questions }: QuestionDetailProps) {
  const { questions: words, parts } = useOfficeWords();
  const { form, sameText } = useQuestionForm(question, questions);
  const order = useAnswerOrder(question, questions);
  const { isEditing } = form;
  const parents = { question, questions };
  useEditFocus(form.ref, isEditing, '[data-actions] button:last-of-type');
  return (
    <RecordForm form={form}>
      <OfficePage
        title={isEditing ? words.edit : question.questionText}
        isBarSticky={isEditing}
        beneath={
          isEditing ? (
            question.questionText
          ) : (
            <Glance question={question} total={questions.items?.length ?? 0} />
          )
        }
        crumbs={[
          { label: parts.dashboard, href: paths.dashboard.getHref() },
          { label: words.crumb, href: paths.questions.getHref() },
          { label: question.questionText },
        ]}
        actions={<Actions form={form} order={order} {...parents} />}
      >
        {isEditing ? (
          <Card>
            <StateField {...form.field('publishState')} />
            <QuestionTextField {...form.field('questionText')} />
          </Card>
        ) : (
          <Content order={order} {...parents} />
        )}
        <SameNameModal sameName={sameText} name={form.draft.questionText} words={words.sameText} />
        <SaveProblems
          form={form}
          labels={words.fields}
          whenGone={<ButtonTo to={paths.questions.getHref()}>{words.toQuestions}</ButtonTo>}
        />
      </OfficePage>
    </RecordForm>
  );
}

type ActionsProps = QuestionDetailProps & { form: RecordFormState; order: OrderEdit };

/** Only one edit at a time: no other can start while the answers are being ordered. */
function Actions({ form, order, question, questions }: ActionsProps) {
  const { questions: words } = useOfficeWords();
  if (form.isEditing) return <EditBar form={form} />;
  if (order.edit) return null;
  return (
    <>
      <DuplicateQuestion question={question} questions={questions} />
      <Button look="ink" onClick={form.begin}>
        {words.edit}
      </Button>
    </>
  );
}

/** Facts that are not in the title, on one line. */
function Glance({ question, total }: { question: Question; total: number }) {
  const { questions: words } = useOfficeWords();
  const { number } = useFormats();
  const { columns } = words;
  return (
    <span className={styles.facts}>
      <span>
        {columns.visibility} <Visibility question={question} />
      </span>
      <span>
        {columns.type} <b>{words.types[question.type]}</b>
      </span>
      <span>
        {columns.question} <b>{words.place(number(question.sortOrder), number(total))}</b>
      </span>
    </span>
  );
}

function Content({ question, questions, order }: QuestionDetailProps & { order: OrderEdit }) {
  const { questions: words, parts } = useOfficeWords();
  const { number } = useFormats();
  const [isDeleting, setDeleting] = useState(false);
  const count = question.answers.length;
  return (
    <>
      <div className={styles.columns}>
        <AnswersCard question={question} order={order} />
        <UnusedAdjectives question={question} />
      </div>
      <Card title={words.danger} isDanger>
        <div className={styles.danger}>
          <p className={styles.quiet}>
            {count === 0 ? words.dangerTextEmpty : words.dangerText(number(count), count === 1)}
          </p>
          <Button look="bad" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
            {parts.delete}
          </Button>
        </div>
      </Card>
      {isDeleting && (
        <DeleteQuestion
          question={question}
          questions={questions}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
