import { z } from 'zod';
import { contract, creation, Done, Email, IsoDate, required } from './contract.ts';
import { permissions } from './permissions.ts';

/** How long a mail waits after each failed try, in minutes; after the last it stays failed until it is sent again. */
export const MAIL_BACK_OFF_MINUTES = [1, 2, 5, 15, 30, 60, 60, 120, 240, 480] as const;

export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;
/** Where a mail stands, beside the invite or user that it is about. */
export const MailState = z.object({
  state: z.enum(MAIL_STATES),
  /** Why it is not sent yet, or never was; empty when nothing went wrong. */
  reason: z.string(),
  date: IsoDate,
});
export type MailState = z.output<typeof MailState>;

export const UNKNOWN_RECIPIENT = 'E-mails go to known users and invited people only.';

export const sendEmail = contract({
  name: 'vseEmailSend',
  summary: 'Queues an e-mail to a known user or invitee',
  method: 'POST',
  access: permissions.email.send,
  input: z.object({
    recipient: Email('Email is required.'),
    subject: required('Subject is required.').regex(/^[^\r\n]*$/, 'Subject is not valid.'),
    plainText: required('Text is required.', 1, 4000),
    ...creation,
  }),
  output: Done,
});
