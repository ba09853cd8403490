import type { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { type InsightWords, useInsightWords } from '../../lib/words/insight.ts';
import { Bar } from '../../ui/office/bar.tsx';
import { FigureTable } from './figure-table.tsx';
import styles from './insight.module.css';
import type { InsightTable } from './insight-table.ts';
import { useNumbers } from './use-numbers.ts';

type Questions = OutputOf<typeof getInsight>['questions'];
type Question = Questions['items'][number];
type Answer = { question: Question; answer: Question['answers'][number] };

export function questionTable(
  { n, items }: Questions,
  { questions: words, gone }: InsightWords,
  number: (count: number) => string,
): InsightTable<Question> {
  return {
    key: 'questions',
    title: words.title,
    text: words.text(number(n.now)),
    name: words.name,
    nameOf: ({ text, isGone }) => (isGone ? `${text} (${gone})` : text),
    keyOf: ({ id }) => id,
    rows: items,
    columns: [
      {
        key: 'reached',
        title: words.reached,
        figure: ({ reached }) => ({ ...reached, of: n }),
      },
      {
        key: 'answered',
        title: words.answered,
        figure: ({ answered, reached }) => ({ ...answered, of: reached }),
      },
      {
        key: 'left',
        title: words.left,
        figure: ({ left, reached }) => ({ ...left, of: reached }),
      },
      {
        key: 'time',
        title: words.time,
        figure: ({ time: { now, before } }) => ({
          now: now.seconds,
          before: before.seconds,
          of: { now: now.n, before: before.n },
          isSeconds: true,
        }),
      },
    ],
  };
}

/** How often each answer was selected, for all questions. */
export const answerTable = (
  { items }: Questions,
  { questions: words }: InsightWords,
): InsightTable<Answer> => ({
  key: 'answers',
  title: words.answersTitle,
  name: words.answer,
  nameOf: ({ question, answer }) => `${question.text} ${answer.title}`,
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

/** Who answered each question, who left there, and what was answered. */
export function Questions({ questions }: { questions: Questions }) {
  const insight = useInsightWords();
  const { number } = useNumbers();
  const most = questions.n.now;
  const { items } = questions;
  const [worst] = items.toSorted((a, b) => b.left.now - a.left.now);
  const left = items.reduce((sum, item) => sum + item.left.now, 0);
  const gist = {
    says:
      worst && left > 0
        ? insight.questions.mostLeft(number(left), worst.text, number(worst.left.now))
        : undefined,
    shape: items.map(({ reached }) => [reached.now] as const),
  };
  return (
    <FigureTable
      table={questionTable(questions, insight, number)}
      gist={gist}
      empty={insight.nothingYet}
      beneath={({ answered, reached }) => (
        <Bar figure={{ ...answered, before: null }} most={most} rest={reached.now} />
      )}
      more={(question) => <Answers question={question} />}
    />
  );
}

/** The answers of one question as a table below it. */
function Answers({ question }: { question: Question }) {
  const { questions: words, before, gone } = useInsightWords();
  const { number, casesText } = useNumbers();
  const most = Math.max(question.answered.now, question.answered.before);
  return (
    <table className={styles.answers} aria-label={words.answers(question.text)}>
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
              {isGone && <span className={styles.soft}> ({gone})</span>}
            </th>
            <td>
              <span className={styles.withBar}>
                {casesText({ ...selected, of: question.answered })}
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
