/** The question types, named as in the specification. */
export const PHOTO = 'Photo + Text';
export const SINGLE = 'Single Choice';
export const MULTIPLE = 'Multiple Choice';
export const QUESTION_TYPES = [PHOTO, SINGLE, MULTIPLE] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
