import type { Question } from '@vse/domain/records/questions';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import type { Crumb } from '../../ui/office/crumbs.tsx';
import { OfficePage } from '../../ui/office/office-page.tsx';
import { OrderList } from '../../ui/office/order-list.tsx';
import { OrderBar } from './order-bar.tsx';
import { Visibility } from './question-marks.tsx';
import styles from './questions.module.css';
import type { OrderEdit } from './use-order.ts';

type SortQuestionsProps = {
  crumbs: readonly Crumb[];
  order: OrderEdit;
  questions: readonly Question[];
};

/** The mode for ordering the list. Shows all questions, whatever the search. */
export function SortQuestions({ crumbs, order, questions }: SortQuestionsProps) {
  const { questions: words } = useOfficeWords();
  const { number } = useFormats();
  const { columns, types } = words;
  const ids = order.edit?.ids ?? [];
  return (
    <OfficePage
      title={words.title}
      crumbs={crumbs}
      titleNote={questions.length}
      beneath={words.intro}
    >
      <div className={styles.card}>
        <OrderList
          label={words.title}
          items={ids.flatMap((id) => questions.find((one) => one.id === id) ?? [])}
          before={order.edit?.before.ids ?? []}
          keyOf={({ id }) => id}
          nameOf={({ questionText }) => questionText}
          onMove={order.move}
          heads={[columns.question, columns.type, columns.visibility, columns.answers]}
          cells={(question) => [
            types[question.type],
            <Visibility key="visibility" question={question} />,
            number(question.answers.length),
          ]}
        />
        <div className={`${styles.footer} ${styles.sticky}`}>
          <OrderBar order={order} />
        </div>
      </div>
      <p className={styles.quiet}>{words.orderHelp}</p>
    </OfficePage>
  );
}
