import type { Answer, Question } from '@vse/domain/records/questions';
import { useId, useRef } from 'react';
import { sorted } from '../../../lib/api/use-list.ts';
import { useListQuery } from '../../../lib/api/use-list-query.ts';
import { notify } from '../../../lib/notifications.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { ButtonTo } from '../../../ui/kit/controls/button-to.tsx';
import { toggled } from '../../../ui/kit/controls/sort-button.tsx';
import { DataTable } from '../../../ui/kit/data-table.tsx';
import { useListKeys } from '../../../ui/kit/use-list-keys.ts';
import { StateMark } from '../../../ui/office/state-mark.tsx';
import { OrderBar, OrderRows } from '../order/order-bar.tsx';
import { type OrderEdit, useOrder, useOrderFocus } from '../order/use-order.ts';
import styles from '../questions.module.css';
import { type Questions, readQuestion } from '../use-questions.ts';
import { useAnswerColumns } from './answer-columns.tsx';
import { addAnswerHref, withAnswerOrder } from './answer-rules.ts';

type AnswersCardProps = { question: Question; order: OrderEdit };

/** The answers of a question as a sortable table, and in a mode to change their order. */
export function AnswersCard({ question, order }: AnswersCardProps) {
  const { answers: words } = useOfficeWords().questions;
  const { number } = useFormats();
  const place = useRef<HTMLElement>(null);
  useOrderFocus(place, order.edit !== undefined);
  useListKeys(place);
  const { answers } = question;
  const id = useId();
  const ids = answers.map((answer) => answer.id);
  return (
    <section ref={place} className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 id={id}>
          <span>{words.title}</span> <span>{number(answers.length)}</span>
        </h2>
        {order.edit ? (
          <OrderBar order={order} />
        ) : (
          <div className={styles.buttons} data-order>
            {answers.length > 1 && (
              <Button onClick={() => order.begin({ ids, etag: question.etag ?? '' })}>
                {words.editOrder}
              </Button>
            )}
            <ButtonTo look="amber" to={addAnswerHref(question.id)}>
              {words.add}
            </ButtonTo>
          </div>
        )}
      </div>
      {answers.length === 0 && <p className={styles.nothing}>{words.empty}</p>}
      {answers.length > 0 &&
        (order.edit ? (
          <Sorter order={order} answers={answers} />
        ) : (
          <AnswersTable question={question} />
        ))}
    </section>
  );
}

const SORT_BY = {
  answer: ({ title }: Answer) => title,
  adjectives: ({ adjectives }: Answer) => String(adjectives.length),
};

function AnswersTable({ question }: { question: Question }) {
  const { answers: words } = useOfficeWords().questions;
  const language = useLanguage();
  const [{ sorting }, setQuery] = useListQuery();
  return (
    <DataTable
      caption={words.title}
      columns={useAnswerColumns(question)}
      rows={sorted(question.answers, sorting, { sortBy: SORT_BY }, language)}
      keyOf={({ id }) => id}
      sorting={sorting}
      onSort={(key) => setQuery({ sorting: toggled(sorting, key) })}
    />
  );
}

function Sorter({ order, answers }: { order: OrderEdit; answers: readonly Answer[] }) {
  const { questions } = useOfficeWords();
  const { answers: words, state } = questions;
  return (
    <>
      <OrderRows
        label={words.title}
        order={order}
        records={answers}
        nameOf={({ title }) => title}
        heads={[words.columns.answer, words.columns.visibility]}
        cells={({ publishState }) => [<StateMark key="state" state={publishState} words={state} />]}
      />
      <p className={styles.nothing}>{questions.orderHelp}</p>
    </>
  );
}

/** The edit of the answers' order, which is saved with the question and its ETag. */
export function useAnswerOrder(question: Question, questions: Questions) {
  const { orderSaved } = useOfficeWords().questions;
  return useOrder({
    save: async ({ ids, etag }) => {
      await questions.save({ ...withAnswerOrder(question, ids), etag });
      notify(orderSaved);
    },
    reload: async () => {
      const fresh = await readQuestion(question.id);
      // Shows answers that were added in the meantime.
      await questions.refresh();
      return fresh && { ids: fresh.answers.map(({ id }) => id), etag: fresh.etag ?? '' };
    },
  });
}
