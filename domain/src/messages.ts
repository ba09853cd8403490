import { officeMessages } from './messages/office.ts';
import { respondentMessages } from './messages/respondents.ts';

/**
 * Every sentence that people may read, by its code: the specification's and our own. Two files, so that respondents do
 * not load what only staff can read. Whole sentences rather than "{field} is too long.": articles and genders differ.
 */
export const messages = { ...respondentMessages, ...officeMessages };

export type RespondentCode = keyof typeof respondentMessages;
export type OfficeCode = keyof typeof officeMessages;
export type MessageCode = RespondentCode | OfficeCode;
