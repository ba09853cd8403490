import type { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import type { InsightWords } from '../../lib/words/types.ts';
import { Bar } from '../../ui/office/bar.tsx';
import { FigureTable } from './figure-table.tsx';
import styles from './insight.module.css';
import type { Figure, InsightTable } from './insight-table.ts';
import { useNumbers } from './use-numbers.ts';
import { useInsightWords } from './words/insight.ts';

type Questions = OutputOf<typeof getInsight>['questions'];
type Question = Questions['items'][number];
type Answer = { question: Question; answer: Question['answers'][number] };

type QuestionRow = Question | { isEnd: true; left: Question['left'] };
const isQuestion = (row: QuestionRow): row is Question => !('isEnd' in row);

/** All questions, and in a last row those who answered all of them and left, where there are any. */
export function questionTable(
  { n, items, leftAtEnd }: Questions,
  { questions: words, gone }: InsightWords,
  number: (count: number) => string,
): InsightTable<QuestionRow> {
  const ofQuestion = (figure: (question: Question) => Figure) => (row: QuestionRow) =>
    isQuestion(row) ? figure(row) : NO_FIGURE;
  const hasEnd = leftAtEnd.now + leftAtEnd.before > 0;
  return {
    key: 'questions',
    title: words.title,
    text: words.text({ n: number(n.now) }),
    name: words.name,
    nameOf: (row) =>
      isQuestion(row) ? (row.isGone ? `${row.text} (${gone})` : row.text) : words.afterLast,
    keyOf: (row) => (isQuestion(row) ? row.id : 'end'),
    rows: hasEnd ? [...items, { isEnd: true, left: leftAtEnd }] : items,
    columns: [
      {
        key: 'reached',
        title: words.reached,
        figure: ofQuestion(({ reached }) => ({ ...reached, of: n })),
      },
      {
        key: 'answered',
        title: words.answered,
        figure: ofQuestion(({ answered, reached }) => ({ ...answered, of: reached })),
      },
      {
        key: 'left',
        title: words.left,
        figure: (row) => (isQuestion(row) ? { ...row.left, of: row.reached } : row.left),
      },
      {
        key: 'time',
        title: words.time,
        figure: ofQuestion(({ time: { now, before } }) => ({
          now: now.seconds,
          before: before.seconds,
          of: { now: now.n, before: before.n },
          isSeconds: true,
        })),
      },
    ],
  };
}

const NO_FIGURE: Figure = { now: null, before: null };

/** How often each answer was selected, for all questions. */
export const answerTable = (
  { items }: Questions,
  { questions: words }: InsightWords,
): InsightTable<Answer> => ({
  key: 'answers',
  title: words.answersTitle,
  name: words.answer,
  nameOf: ({ question, answer }) => `${question.text} ${answer.title}`,
  exported: {
    columns: [words.name, words.answer],
    cellsOf: ({ question, answer }) => [question.text, answer.title],
  },
  keyOf: ({ question, answer }) => `${question.id} ${answer.id}`,
  rows: items.flatMap((question) => question.answers.map((answer) => ({ question, answer }))),
  columns: [
    {
      key: 'selected',
      title: words.selected,
      figure: ({ question, answer }) => ({ ...answer.selected, of: question.answered }),
    },
  ],
});

/** Who answered each question, who left there or after the last one, and what was answered. */
export function Questions({ questions }: { questions: Questions }) {
  const insight = useInsightWords();
  const { number } = useNumbers();
  const { mostLeft, mostLeftAtEnd } = insight.questions;
  const most = questions.n.now;
  const { items, leftAtEnd } = questions;
  const [worst] = items.toSorted((a, b) => b.left.now - a.left.now);
  const left = items.reduce((sum, item) => sum + item.left.now, leftAtEnd.now);
  const isMostAtEnd = leftAtEnd.now > (worst?.left.now ?? 0);
  const says = isMostAtEnd
    ? mostLeftAtEnd({ left: number(left), n: number(leftAtEnd.now) })
    : worst && left > 0
      ? mostLeft({ left: number(left), question: worst.text, n: number(worst.left.now) })
      : undefined;
  return (
    <FigureTable
      table={questionTable(questions, insight, number)}
      gist={{ says, shape: items.map(({ reached }) => [reached.now] as const) }}
      empty={insight.nothingYet}
      beneath={(row) =>
        isQuestion(row) && (
          <Bar figure={{ ...row.answered, before: null }} most={most} rest={row.reached.now} />
        )
      }
      more={(row) => isQuestion(row) && <Answers question={row} />}
    />
  );
}

/** The answers of one question as a table below it. */
function Answers({ question }: { question: Question }) {
  const { questions: words, before, gone } = useInsightWords();
  const { number, casesText } = useNumbers();
  const most = Math.max(question.answered.now, question.answered.before);
  return (
    <table className={styles.answers} aria-label={words.answers({ question: question.text })}>
      <thead>
        <tr>
          <th scope="col">{words.answer}</th>
          <th scope="col">{words.selected}</th>
          <th scope="col">{before}</th>
        </tr>
      </thead>
      <tbody>
        {question.answers.map(({ id, title, isGone, selected }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{title}</bdi>
              {isGone && <span className={styles.soft}>{` (${gone})`}</span>}
            </th>
            <td>
              <span className={styles.withBar}>
                <span>{casesText({ ...selected, of: question.answered })}</span>
                <Bar figure={selected} most={most} />
              </span>
            </td>
            <td>{number(selected.before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
