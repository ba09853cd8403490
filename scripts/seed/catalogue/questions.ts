import { photoQuestions } from './questions-photo.ts';
import { wordQuestions } from './questions-words.ts';
import type { PublishState } from './sample-types.ts';

export type SampleAnswer = {
  title: string;
  publishState: PublishState;
  adjectives: string[];
  /** Slug of the drawn picture; only answers of Photo + Text questions have one. */
  picture?: string;
};

export type SampleQuestion = {
  questionText: string;
  type: 'Photo + Text' | 'Single Choice' | 'Multiple Choice';
  publishState: PublishState;
  answers: SampleAnswer[];
};

const { light, texture, wakeUp, table, season } = photoQuestions;
const { afternoon, howMuch, room, sound, arrival, journey, suitcase } = wordQuestions;

/** In the order in which a respondent meets them: pictures and words take turns. */
export const questions: SampleQuestion[] = [
  ...[light, afternoon, texture, howMuch, wakeUp, room],
  ...[table, sound, season, arrival, journey, suitcase],
];
