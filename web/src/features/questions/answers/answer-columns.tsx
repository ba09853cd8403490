import type { Answer, Question } from '@vse/domain/records/questions';
import { PHOTO } from '@vse/domain/rules/question-types';
import { Link } from 'react-router';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Picture } from '../../../ui/base/picture.tsx';
import { columnsOf } from '../../../ui/kit/columns.tsx';
import type { Column } from '../../../ui/kit/data-table.tsx';
import { StateMark } from '../../../ui/office/state-mark.tsx';
import styles from '../questions.module.css';
import { answerHref } from './answer-rules.ts';
import { useKnownAdjectives } from './use-known-adjectives.ts';

export function useAnswerColumns({ id, type }: Question): Column<Answer>[] {
  const { answers, state } = useOfficeWords().questions;
  const { columns } = answers;
  const { number } = useFormats();
  const { isKnown, nameOf } = useKnownAdjectives();
  return columnsOf(columns, {
    number: { isShort: true, show: ({ sortOrder }) => number(sortOrder) },
    answer: {
      isMain: true,
      isSortable: true,
      show: ({ id: answerId, title, heroImageUrl, heroImageSrcSet }) => (
        <span className={styles.answer}>
          {type === PHOTO && (
            <span className={styles.thumb}>
              {heroImageUrl && (
                <Picture url={heroImageUrl} srcSet={heroImageSrcSet} sizes="64px" isLazy />
              )}
            </span>
          )}
          <Link to={answerHref(id, answerId)}>{title}</Link>
        </span>
      ),
    },
    visibility: {
      isShort: true,
      show: ({ publishState }) => <StateMark state={publishState} words={state} />,
    },
    adjectives: {
      isSortable: true,
      isWide: true,
      show: ({ adjectives }) => {
        const names = adjectives.flatMap((one) => nameOf(one.id) ?? []);
        return (
          <span className={styles.chosen}>
            <b>{number(adjectives.filter((one) => isKnown(one.id)).length)}</b>
            <span className={styles.quiet}>{names.join(', ')}</span>
          </span>
        );
      },
    },
  });
}
