import { z } from 'zod';
import { contract, Done, required, Text } from './contract.ts';
import { permissions } from './permissions.ts';

export const sendEmail = contract({
  name: 'vseEmailSend',
  summary: 'Queues an e-mail to a known user or invitee',
  method: 'POST',
  access: permissions.email.send,
  input: z.object({
    recipient: required('Email is required.').pipe(z.email('Email is not valid.')),
    subject: required('Subject is required.').regex(/^[^\r\n]*$/, 'Subject is not valid.'),
    plainText: Text,
  }),
  output: Done,
});
