import type { Question } from '@vse/domain/records/questions';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import type { Column } from '../../ui/office/data-table.tsx';
import { Visibility } from './question-marks.tsx';

export function useQuestionColumns(): Column<Question>[] {
  const { columns, types } = useOfficeWords().questions;
  const { number } = useFormats();
  return [
    {
      key: 'number',
      title: columns.number,
      isShort: true,
      show: ({ sortOrder }) => number(sortOrder),
    },
    {
      key: 'question',
      title: columns.question,
      isMain: true,
      isWide: true,
      show: ({ id, questionText }) => <Link to={paths.question.getHref(id)}>{questionText}</Link>,
    },
    { key: 'type', title: columns.type, isShort: true, show: ({ type }) => types[type] },
    {
      key: 'visibility',
      title: columns.visibility,
      show: (question) => <Visibility question={question} />,
    },
    {
      key: 'answers',
      title: columns.answers,
      isShort: true,
      show: ({ answers }) => number(answers.length),
    },
  ];
}
