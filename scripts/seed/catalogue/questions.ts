import { photoQuestions } from './questions-photo.ts';
import { wordQuestions } from './questions-words.ts';
import type { SampleQuestion } from './sample-types.ts';

const { light, texture, wakeUp, table, season } = photoQuestions;
const { afternoon, howMuch, room, sound, arrival, journey, suitcase } = wordQuestions;

/** In the order in which respondents see them, pictures and words alternating. */
export const questions: SampleQuestion[] = [
  ...[light, afternoon, texture, howMuch, wakeUp, room],
  ...[table, sound, season, arrival, journey, suitcase],
];
