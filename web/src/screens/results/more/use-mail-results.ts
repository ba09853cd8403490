import { emailQuizResult } from '@vse/domain/contract/later-calls';
import { useState } from 'react';
import { ApiError, statusOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { tokenFor } from '../../../lib/auth/tokens.ts';
import { useResultsMoreWords } from '../../../lib/words/results-more.ts';
import { useLanguage } from '../../../lib/words/words.ts';

type Words = ReturnType<typeof useResultsMoreWords>;
type Mailed = Awaited<ReturnType<typeof call<typeof emailQuizResult>>>;
type TimeOf = (date: string) => string;
export type Said = { text: string; isProblem: boolean };
/** What became of the mail. It is put into words when it is shown, so that it follows the language. */
type Outcome = { mailed: Mailed } | { error: unknown };

/** Asks for the mail with the results. `said` is what became of it, undefined before. */
export function useMailResults(id: string) {
  const language = useLanguage();
  const words = useResultsMoreWords();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function send() {
    setIsSending(true);
    setOutcome(undefined);
    const asked = call(emailQuizResult, { id, language }, { token: tokenFor(id) });
    setOutcome(
      await asked.then(
        (mailed) => ({ mailed }),
        (error: unknown) => ({ error }),
      ),
    );
    setIsSending(false);
  }

  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const timeOf: TimeOf = (date) => format.format(new Date(date));
  return { isSending, send, said: outcome && saidOf(outcome, words, timeOf) };
}

function saidOf(outcome: Outcome, words: Words, timeOf: TimeOf): Said {
  if ('error' in outcome) return { text: problemOf(outcome.error, words, timeOf), isProblem: true };
  const { state, isRepeated, date, nextDate } = outcome.mailed;
  if (state === 'failed')
    return { text: words.mailRefused({ next: timeOf(nextDate) }), isProblem: true };
  const text = isRepeated
    ? words.mailAgain({ date: timeOf(date), next: timeOf(nextDate) })
    : words.mailQueued;
  return { text, isProblem: false };
}

function problemOf(error: unknown, words: Words, timeOf: TimeOf): string {
  const time = error instanceof ApiError && limitIn(error);
  return time ? words.mailLimit({ next: timeOf(time) }) : failureOf(error, words);
}

/** Why nothing was sent, in words that fit the mail and the sample. */
export function failureOf(error: unknown, words: Words): string {
  const status = statusOf(error);
  if (status === 0) return words.offline;
  return status === 401 || status === 403 ? words.ended : words.failed;
}

/** When the limit allows another mail. The API writes `2026-11-24 13:05 UTC`, the same in every language. */
function limitIn({ issues }: ApiError): string | undefined {
  const limit = issues.find(({ code }) => code === 'MAIL_RECIPIENT_LIMIT');
  const [, day, minute] = /^(\S+) (\S+) UTC$/.exec(limit?.params?.time ?? '') ?? [];
  return day && `${day}T${minute}Z`;
}
