import type { KeptRecord } from '../../ui/office/record-history/lines.ts';

/** How the history of a question names what has changed. */
export const questionHistory: KeptRecord = {
  kind: 'question',
  labels: ({ questions }) => ({ ...questions.fields, type: questions.columns.type }),
  values: ({ questions }) => ({
    publishState: questions.state,
    'answers.publishState': questions.state,
    type: questions.types,
  }),
};
