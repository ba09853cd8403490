import { common } from './common.ts';
import { quiz } from './quiz.ts';

/** The messages of the specification and of the API in another language, by their English words. */
const messages: Readonly<Record<string, string>> = {};

/** The respondents' words, and what every page needs: part of the first load. */
export const words = { ...common, ...quiz, messages };
