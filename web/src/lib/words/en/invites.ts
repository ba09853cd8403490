import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** The list of invites, one invite, inviting one or many. */
export const invites = {
  title: 'Invites',
  invite: 'Invite User',
  bulk: 'Invite Many',
  columns: {
    name: 'Name',
    email: 'Email',
    provider: 'Provider',
    salesperson: 'Invited by',
    sent: 'Date Sent',
    redeemed: 'Date Redeemed',
    status: 'Status',
  },
  empty: 'No invites yet',
  emptyText: 'Invite someone to the quiz; they will receive an e-mail with a link and a code.',
  state: {
    open: 'Open',
    redeemed: 'Redeemed',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
  },
  code: 'Code',
  validUntil: 'Valid until',
  withdrawnOn: 'Withdrawn on',
  mail: 'Delivery',
  copyLink: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Here it is:',
  resend: 'Resend',
  resendHint: 'Sending it again restarts its validity period.',
  reopenHint: 'Sending it again reopens the invite.',
  resent: (name: string) => `The invite for ${name} is on its way again.`,
  withdraw: 'Withdraw',
  withdrawTitle: (name: string) => `Withdraw the invite for ${name}?`,
  withdrawText:
    'The code will no longer open a quiz, and anyone who tries it is told. You can send the invite again later.',
  withdrawn: (name: string) => `The invite for ${name} is withdrawn.`,
  gone: (name: string) => `The invite for ${name} no longer exists.`,
  fields: {
    name: 'Name',
    email: 'Email',
    code: 'Code',
    provider: 'Provider',
    salesperson: 'Salesperson',
  },
  newCode: 'Generate New Code',
  submit: 'Invite',
  submitting: 'Inviting…',
  close: 'Close',
  invited: (name: string) => `${name} is invited.`,
  leave: {
    title: 'Leave without inviting?',
    text: 'What you have entered will be lost.',
    confirm: 'Leave without inviting',
  },
  bulkText: (max: number) =>
    `Paste or upload a list with one name and one e-mail per line, up to ${max} lines. Commas, semicolons and tabs all work, with or without a header row.`,
  paste: 'Names and e-mails',
  pasteExample: 'Ana Silva, ana@example.com',
  upload: 'Upload a CSV file',
  uploadFailed: 'This file could not be read as text.',
  preview: 'Check the list',
  nothingPasted: 'Please paste or upload a list first.',
  previewCaption: 'Who will be invited',
  include: 'Include',
  nameOf: (number: number) => `Name, row ${number}`,
  emailOf: (number: number) => `Email, row ${number}`,
  includeRow: (number: number) => `Include row ${number}`,
  ready: 'Ready',
  leftOut: 'Left out',
  twice: 'This e-mail is in the list twice.',
  alreadyOpen: 'Already has an open invite; include them to invite them again.',
  counts: (ready: number, wrong: number, leftOut: number) =>
    `${ready} ready, ${wrong} to correct, ${leftOut} left out`,
  tooMany: (max: number, over: number) =>
    `At most ${max} people at once: please remove ${over} from the list.`,
  noneReady: 'Nobody in the list is ready to be invited.',
  changeList: 'Change the list',
  send: (count: number) => `Invite ${count} ${plural(count, 'person', 'people')}`,
  progress: (done: number, total: number) => `${done} of ${total} done`,
  summary: (sent: number, failed: number) =>
    failed === 0
      ? plural(sent, `${sent} person is invited.`, `All ${sent} people are invited.`)
      : `${sent} invited, ${failed} not.`,
  mailsFollow:
    'The e-mails go out as fast as the e-mail service allows; a large number can take hours or days. The list of invites shows where each one stands.',
  failedCaption: 'Not invited',
  reason: 'Reason',
  retry: (count: number) => `Try ${count} ${plural(count, 'person', 'people')} again`,
  done: 'Done',
};
