import { permissions } from '@vse/domain/access/permissions';
import type { Question } from '@vse/domain/records/questions';
import { isLeftOut } from '@vse/domain/rules/left-out';
import { PUBLISH_STATES } from '@vse/domain/rules/publish-state';
import { QUESTION_TYPES } from '@vse/domain/rules/question-types';
import { useRef } from 'react';
import { useRows } from '../../lib/api/use-list.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import { ModalButton } from '../../ui/kit/controls/modal-button.tsx';
import { optionsOf } from '../../ui/kit/controls/select-field.tsx';
import { selectFilter } from '../../ui/kit/filter-bar.tsx';
import { ListScreen } from '../../ui/kit/list-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { JumpTo } from '../jump-to.tsx';
import { SortQuestions } from './order/sort-questions.tsx';
import { type Order, useOrderFocus } from './order/use-order.ts';
import { useQuestionOrder } from './order/use-question-order.ts';
import { useQuestionColumns } from './question-columns.tsx';
import styles from './questions.module.css';
import { TypeModal } from './type-choice.tsx';
import { type Questions, useQuestions } from './use-questions.ts';

/** The questions of the quiz, in the order in which respondents see them. */
export const QuestionsScreen = staffScreen(permissions.catalogue.write, () => {
  const questions = useQuestions();
  const order = useQuestionOrder(questions);
  const place = useRef<HTMLDivElement>(null);
  useOrderFocus(place, order.edit !== undefined);
  return (
    <div ref={place}>
      {order.edit ? (
        <SortQuestions order={order} questions={questions.items ?? []} />
      ) : (
        <Rows questions={questions} onSort={order.begin} />
      )}
    </div>
  );
});

type RowsProps = { questions: Questions; onSort: (before: Order) => void };

function Rows({ questions, onSort }: RowsProps) {
  const { questions: words } = useOfficeWords();
  const { columns, state, types } = words;
  const list = useRows<Question>(questions, {
    find: ({ questionText }) => questionText,
    filters: {
      type: ({ type }, value) => type === value,
      status: ({ publishState }, value) => publishState === value,
      quiz: (question, value) => value === 'out' && isLeftOut(question),
    },
  });
  const { items, orderEtag = '' } = questions;
  const sort = () => onSort({ ids: items?.map(({ id }) => id) ?? [], etag: orderEtag });
  return (
    <ListScreen
      words={words}
      list={list}
      columns={useQuestionColumns()}
      filters={[
        selectFilter('status', columns.visibility, optionsOf(PUBLISH_STATES, state)),
        selectFilter('type', columns.type, optionsOf(QUESTION_TYPES, types)),
        selectFilter('quiz', words.quiz, [{ value: 'out', label: words.outOfQuiz }]),
      ]}
      actions={<JumpTo />}
      footer={
        items && (
          <div className={styles.footer} data-order>
            {items.length > 1 && <Button onClick={sort}>{words.editOrder}</Button>}
            <ModalButton look="amber" modal={(close) => <TypeModal onClose={close} />}>
              {words.add}
            </ModalButton>
          </div>
        )
      }
    />
  );
}
