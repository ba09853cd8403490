import type { Question } from '@vse/domain/records/questions';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { OfficePage } from '../../../ui/kit/office-page.tsx';
import styles from '../questions.module.css';
import { Visibility } from '../visibility.tsx';
import { OrderBar, OrderRows } from './order-bar.tsx';
import type { OrderEdit } from './use-order.ts';

type SortQuestionsProps = {
  order: OrderEdit;
  questions: readonly Question[];
};

/** The mode for ordering the list. Shows all questions, whatever the search. */
export function SortQuestions({ order, questions }: SortQuestionsProps) {
  const { questions: words } = useOfficeWords();
  const { number } = useFormats();
  const { columns, types } = words;
  return (
    <OfficePage
      title={words.title}
      crumbs={[{ label: words.crumb }]}
      titleNote={questions.length}
      beneath={words.intro}
    >
      <div className={styles.card}>
        <OrderRows
          label={words.title}
          order={order}
          records={questions}
          nameOf={({ questionText }) => questionText}
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
