import type { Question } from '@vse/domain/records/questions';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { columnsOf } from '../../ui/kit/columns.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';
import { Visibility } from './visibility.tsx';

export function useQuestionColumns(): Column<Question>[] {
  const { columns, types } = useOfficeWords().questions;
  const { number } = useFormats();
  return columnsOf(columns, {
    number: { isShort: true, show: ({ sortOrder }) => number(sortOrder) },
    question: {
      isMain: true,
      isWide: true,
      show: ({ id, questionText }) => <Link to={paths.question.getHref(id)}>{questionText}</Link>,
    },
    type: { isShort: true, isPlain: true, show: ({ type }) => types[type] },
    visibility: {
      isPlain: true,
      isBeside: true,
      show: (question) => <Visibility question={question} />,
    },
    answers: { isShort: true, show: ({ answers }) => number(answers.length) },
  });
}
