import type { Question } from '@vse/domain/records/questions';
import { paths } from '../../../lib/paths.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { type Parent, useParent } from '../../../ui/kit/record-kind.ts';
import { questionKind } from '../feature.ts';

/** An answer's page is below its question's. */
export function useAnswerParent({ id, questionText }: Question): Parent {
  const { answers: words } = useOfficeWords().questions;
  const { crumbs } = useParent(questionKind);
  const href = paths.question.getHref(id);
  return {
    crumbs: [...crumbs, { label: questionText, href }],
    back: { label: words.toQuestion, href },
  };
}
