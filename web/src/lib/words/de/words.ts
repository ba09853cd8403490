import type { words as english } from '../en/words.ts';
import { common } from './common.ts';
import { messages } from './messages.ts';
import { quiz } from './quiz.ts';

export const words: typeof english = { ...common, ...quiz, messages };
