import type { Words } from '../words.ts';
import { common } from './common.ts';
import { messages } from './messages.ts';
import { quiz } from './quiz.ts';

export const words: Words = { ...common, ...quiz, messages };
