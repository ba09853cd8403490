import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { creation, Done, Email, IsoDate, required } from '../contract/fields.ts';
import { TEXT_LENGTH } from '../limits.ts';
import { said } from '../messages/said.ts';
import { isVisible } from '../rules/visible-text.ts';

/** The minutes to wait after each failed attempt. After the last one the mail has failed until a person resends it. */
export const MAIL_BACK_OFF_MINUTES = [1, 2, 5, 15, 30, 60, 60, 120, 240, 480] as const;

export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;
/** The state of the mail about an invite or a user. */
export const MailState = z.object({
  state: z.enum(MAIL_STATES),
  /** Why it was not sent (yet): a message code, or the e-mail service's own words; '' if nothing went wrong. */
  reason: z.string(),
  date: IsoDate,
});
export type MailState = z.output<typeof MailState>;

/** The languages of the mail that a respondent asks for: those of the app. */
export const MAIL_LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

export const sendEmail = contract({
  ...calls.sendEmail,
  summary: 'Queues an e-mail to a known user or invitee',
  access: permissions.email.send,
  audit: { kind: 'email' },
  input: z.object({
    recipient: Email(),
    subject: required('SUBJECT_REQUIRED', 'SUBJECT_TOO_LONG').refine(
      isVisible,
      said('SUBJECT_INVALID'),
    ),
    plainText: required('TEXT_REQUIRED', 'TEXT_TOO_LONG', { maximum: TEXT_LENGTH }),
    ...creation,
  }),
  output: Done,
});
