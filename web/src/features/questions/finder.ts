import { isPublished } from '@vse/domain/rules/publish-state';
import { useQuestionList } from '../../lib/records/use-question-list.ts';
import { defineFinder } from '../finder.ts';
import { questionKind } from './feature.ts';

export const finder = defineFinder({
  name: 'questions',
  useRows: useQuestionList,
  textOf: ({ questionText }) => questionText,
  hitOf: (row, { office: { questions }, palette, number }) => ({
    label: row.questionText,
    detail: `${palette.question({ number: number(row.sortOrder) })} · ${questions.types[row.type]}`,
    mark: isPublished(row) ? undefined : questions.state[row.publishState],
    picture: { kind: 'icon', name: 'questions' },
    href: questionKind.recordHref(row.id),
  }),
});
