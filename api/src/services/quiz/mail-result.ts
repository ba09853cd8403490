import type { MailLanguage } from '@vse/domain/records/mail';
import { DAY_MS, HOUR_MS, isNear } from '@vse/domain/rules/durations';
import { matchFigure } from '@vse/domain/rules/match-figure';
import { resultsMail } from '@vse/domain/rules/results-mail';
import { notAllowed, Problem } from '../../problem.ts';
import type { MailDoc, QuizResultDoc } from '../../store/document-types.ts';
import type { Context } from '../context.ts';
import { trySendMail } from '../mail/deliver-mails.ts';
import { type NewMail, queueUnless } from '../mail/mail-queue.ts';
import { noticeFor } from '../privacy/privacy-notice.ts';
import { readResult } from './find-results.ts';
import { permalinkOf } from './quiz-result-views.ts';

/** How long after one mail the same person cannot ask for another. One that was cancelled has not gone out. */
const PAUSE_MS = { queued: DAY_MS, sent: DAY_MS, failed: HOUR_MS, cancelled: 0 };

/** What became of the mail. `isRepeated`: it is an earlier one, and its pause is not over. */
type MailedResult = {
  state: 'queued' | 'sent' | 'failed';
  isRepeated: boolean;
  date: string;
  nextDate: string;
};

/**
 * Sends a completed result to the address of its invite, through the queue and within the limits. There is one mail for
 * a result, which is written over after its pause, so a repeated call sends nothing. Throws Problem 400
 * for an unfinished quiz, 403 for one without an address, 404, and 429 that says when the address may have another mail.
 */
export async function mailResult(
  context: Context,
  id: string,
  language: MailLanguage,
): Promise<MailedResult> {
  const result = await readResult(context, id);
  const { email: recipient } = result.invite;
  if (!recipient) throw notAllowed();
  if (!result.isQuizCompleted) throw new Problem(400, 'EVERY_QUESTION_NEEDS_AN_ANSWER');
  const mailId = context.ids.derived('mail of a result', id);
  const isRecent = ({ state, createdDate }: MailDoc) =>
    state === 'queued' || isNear(PAUSE_MS[state], Date.parse(createdDate), context.now().getTime());
  const before = (await context.records.mails.read(mailId))?.doc;
  if (before && isRecent(before)) return mailed(before, true);
  // Nobody on the staff causes it: only the limits of the address count.
  const intent = { mailId, recipient, provider: result.provider, sender: undefined };
  return context.mailQuota.during(intent, async () => {
    const mail = await newMail(context, mailId, { ...result, recipient }, language);
    const stored = await queueUnless(context, mail, isRecent);
    return mailed(await trySendMail(context, stored), false);
  });
}

type Addressed = QuizResultDoc & { recipient: string };

async function newMail(
  context: Context,
  id: string,
  result: Addressed,
  language: MailLanguage,
): Promise<NewMail> {
  const [best] = result.recommendedFragrances;
  const provider = await context.providerNames.of(context.records.providers, result.provider);
  const text = resultsMail({
    language,
    name: result.invite.name ?? '',
    provider: provider?.name,
    fragrances: result.recommendedFragrances.map(({ name }) => name),
    match: best && matchFigure(best.score, result.ideal),
    permalinkUrl: permalinkOf(context, result.id),
    notice: await noticeFor(context, result.provider),
  });
  return { id, purpose: 'results', about: result.id, recipient: result.recipient, text };
}

const mailed = ({ state, createdDate }: MailDoc, isRepeated: boolean): MailedResult => ({
  state: state === 'cancelled' ? 'failed' : state,
  isRepeated,
  date: createdDate,
  nextDate: new Date(Date.parse(createdDate) + PAUSE_MS[state]).toISOString(),
});
