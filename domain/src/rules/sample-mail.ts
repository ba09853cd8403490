import { type MailText, oneLine, paragraphs } from './mail-templates.ts';
import { sentence } from './sentences.ts';

type SampleWords = { firstName: string; fragrance: string; permalinkUrl: string };

/** Tells a salesperson that a respondent asks for a sample. Names nobody: the page does, to those who may know. */
export const sampleMail = ({ firstName, fragrance, permalinkUrl }: SampleWords): MailText => ({
  subject: 'A sample was asked for',
  plainText: paragraphs(
    `Hello ${oneLine(firstName)},`,
    `${sentence(`A person whose quiz is yours asks for a sample of ${oneLine(fragrance)}`)} The page of their results says who, and whether they ask for more samples:\n${permalinkUrl}`,
    'Please note there when it is sent.',
  ),
});
