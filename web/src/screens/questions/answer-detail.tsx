import type { Answer, Question } from '@vse/domain/records/questions';
import { useState } from 'react';
import { useEditFocus } from '../../lib/forms/use-edit-focus.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/office/controls/button.tsx';
import { ButtonTo } from '../../ui/office/controls/button-to.tsx';
import { EditBar } from '../../ui/office/edit-bar.tsx';
import { OfficePage } from '../../ui/office/office-page.tsx';
import { RecordForm } from '../../ui/office/record-form.tsx';
import { SaveProblems } from '../../ui/office/save-problems.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { AnswerView } from './answer-view.tsx';
import { DeleteAnswer } from './delete-answer.tsx';
import { DuplicateAnswer } from './duplicate-answer.tsx';
import { useAddAnswer, useEditAnswer } from './use-answer-form.ts';
import { type Questions, useAdjectives } from './use-questions.ts';

type AddAnswerProps = { question: Question; questions: Questions };

export function AddAnswer({ question, questions }: AddAnswerProps) {
  const { questions: words, parts } = useOfficeWords();
  const adjectives = useAdjectives();
  const form = useAddAnswer({ question, questions, adjectives });
  const questionHref = paths.question.getHref(question.id);
  return (
    <RecordForm form={form}>
      <OfficePage
        title={words.answers.add}
        beneath={question.questionText}
        isBarSticky
        crumbs={useAnswerCrumbs(question, words.answers.add)}
        actions={
          <>
            <ButtonTo to={questionHref}>{parts.cancel}</ButtonTo>
            <Button type="submit" look="ink" aria-disabled={form.isBusy}>
              {form.isBusy ? parts.saving : parts.save}
            </Button>
          </>
        }
      >
        <AnswerFields form={form} type={question.type} adjectives={adjectives} />
        <SaveProblems form={form} labels={words.fields} />
      </OfficePage>
    </RecordForm>
  );
}

/** One answer, shown first and then edited. */
export function AnswerDetail({ question, answer, questions }: AddAnswerProps & { answer: Answer }) {
  const { questions: words, parts } = useOfficeWords();
  const adjectives = useAdjectives();
  const form = useEditAnswer(answer, { question, questions, adjectives });
  const [isDeleting, setDeleting] = useState(false);
  const { isEditing } = form;
  useEditFocus(form.ref, isEditing, '[data-actions] button:last-of-type');
  const parents = { question, answer, questions };
  return (
    <RecordForm form={form}>
      <OfficePage
        title={isEditing ? words.answers.editBar : answer.title}
        isBarSticky={isEditing}
        beneath={isEditing ? answer.title : question.questionText}
        crumbs={useAnswerCrumbs(question, answer.title)}
        actions={
          isEditing ? (
            <EditBar form={form} />
          ) : (
            <>
              <Button look="bad" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
                {parts.delete}
              </Button>
              <DuplicateAnswer {...parents} />
              <Button look="ink" onClick={form.begin}>
                {parts.edit}
              </Button>
            </>
          )
        }
      >
        {isEditing ? (
          <AnswerFields form={form} type={question.type} adjectives={adjectives} />
        ) : (
          <AnswerView answer={answer} type={question.type} adjectives={adjectives} />
        )}
        {isDeleting && <DeleteAnswer {...parents} onClose={() => setDeleting(false)} />}
        <SaveProblems
          form={form}
          labels={words.fields}
          whenGone={
            <ButtonTo to={paths.question.getHref(question.id)}>{words.answers.toQuestion}</ButtonTo>
          }
        />
      </OfficePage>
    </RecordForm>
  );
}

function useAnswerCrumbs({ id, questionText }: Question, label: string) {
  const { questions: words, parts } = useOfficeWords();
  return [
    { label: parts.dashboard, href: paths.dashboard.getHref() },
    { label: words.crumb, href: paths.questions.getHref() },
    { label: questionText, href: paths.question.getHref(id) },
    { label },
  ];
}
