/** Why a form was refused: the messages, and the names of the fields they are about. */
export type FormProblems = { messages: readonly string[]; fields: readonly string[] };

export const NO_PROBLEMS: FormProblems = { messages: [], fields: [] };
