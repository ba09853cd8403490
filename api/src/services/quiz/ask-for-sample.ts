import { sampleMail } from '@vse/domain/rules/sample-mail';
import { notAllowed, Problem } from '../../problem.ts';
import type { QuizResultDoc } from '../../store/document-types.ts';
import type { Context, Needs } from '../context.ts';
import { trySendMail } from '../mail/deliver-mails.ts';
import { createMail } from '../mail/mail-queue.ts';
import { readResult } from './find-results.ts';
import { noteOutcome } from './note-outcome.ts';
import { askedSamples } from './outcome-views.ts';
import { permalinkOf } from './quiz-result-views.ts';

/** The id of the mail about the samples of a result. */
export const sampleMailId = ({ ids }: Needs<'ids'>, result: string): string =>
  ids.derived('sample of a result', result);

/**
 * Notes that a respondent asks for a sample of a recommended fragrance, and mails the salesperson, once for each result.
 * A repeated call changes nothing, and goes on where one before it was cut off. Returns the ids of all fragrances that
 * were asked for. Throws Problem 400 for a fragrance that was not recommended, 403 for a result that has lost its person,
 * 404, and 409 when the provider does not offer samples now.
 */
export async function askForSample(
  context: Context,
  id: string,
  fragrance: string,
): Promise<string[]> {
  const { provider } = await readResult(context, id);
  const offering = (await context.records.providers.read(provider))?.doc;
  if (!offering?.offersSamples) throw new Problem(409, 'SAMPLES_NOT_OFFERED');
  const change = { fragrance, kind: 'asked', noted: {}, seen: null, by: null } as const;
  const result = await noteOutcome(context, id, change, requirePerson);
  await tellSalesperson(context, result, fragrance);
  return askedSamples(result);
}

/** After an erasure, a token that is still valid speaks for nobody. */
function requirePerson({ invite }: QuizResultDoc): void {
  if (!invite.email) throw notAllowed();
}

/** The wish stands at the outcome in any case: without a salesperson or beyond the limits there is no mail. */
async function tellSalesperson(
  context: Context,
  { id, provider, salespersonId, recommendedFragrances }: QuizResultDoc,
  fragrance: string,
): Promise<void> {
  const mailId = sampleMailId(context, id);
  const { mails, userSettings } = context.records;
  if (!salespersonId || (await mails.read(mailId))) return;
  const person = (await userSettings.read(salespersonId))?.doc;
  if (!person) return;
  const { email: recipient, firstName } = person;
  const text = sampleMail({
    firstName,
    fragrance: recommendedFragrances.find((each) => each.id === fragrance)?.name ?? '',
    permalinkUrl: permalinkOf(context, id),
  });
  // Nobody on the staff causes it: only the limits of the address count.
  const intent = { mailId, recipient, provider, sender: undefined };
  const send = async () => {
    const mail = { id: mailId, purpose: 'message', about: null, recipient, text } as const;
    const stored = await createMail(context, mail);
    if (stored) await trySendMail(context, stored);
  };
  await context.mailQuota.during(intent, send).catch((error: unknown) => {
    if (!(error instanceof Problem && error.status === 429)) throw error;
  });
}
