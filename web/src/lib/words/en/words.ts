import type { OfficeCode, RespondentCode } from '@vse/domain/messages';
import { respondentMessages } from '@vse/domain/messages/respondents';
import { common } from './common.ts';
import { quiz } from './quiz.ts';

/** The sentences of messages by code: respondents' at once, the others from the moment the office's words are there. */
export type Messages = Readonly<
  Record<RespondentCode, string> & Partial<Record<OfficeCode, string>>
>;
const messages: Messages = respondentMessages;

/** The respondents' words, and what every page needs: part of the first load. */
export const words = { ...common, ...quiz, messages };
