import type { Question } from '@vse/domain/records/questions';
import { type Submittable, useSameName } from '../../lib/forms/use-same-name.ts';
import type { Questions } from './use-questions.ts';

type Form = Submittable & { draft: { questionText: string } };

/** Asks before a question is saved with the text of another question. */
export function useSameText(form: Form, { items }: Questions, own?: Question) {
  const others = items?.map(named);
  const draft = { name: form.draft.questionText };
  return useSameName({ ...form, draft }, others, own && named(own));
}

const named = ({ id, questionText }: Question) => ({ id, name: questionText });
