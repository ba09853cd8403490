import { updateQuizResult } from '@vse/domain/quiz-results';
import { isPassing, statusOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { local } from '../../lib/key-value.ts';
import { createOutbox, type Outbox, type Verdict } from '../../lib/outbox/outbox.ts';
import type { Answers } from '../../lib/outbox/pending-answers.ts';
import { tokenFor } from '../../lib/tokens.ts';

const keyOf = (resultId: string) => `vse.outbox.${resultId}`;

type Entry = { outbox: Outbox; listener: { onAcknowledged: (answers: Answers) => void } };
const entries = new Map<string, Entry>();

/** One outbox for each quiz, which goes on sending when its screen has been left. */
export function outboxFor(resultId: string): Entry {
  const known = entries.get(resultId);
  if (known) return known;
  const listener: Entry['listener'] = { onAcknowledged: () => {} };
  const outbox = createOutbox({
    storage: local,
    key: keyOf(resultId),
    send: (answers, isCompleting) => send(resultId, answers, isCompleting),
    judge,
    onAcknowledged: (answers) => listener.onAcknowledged(answers),
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    exclusively: (task) => exclusively(keyOf(resultId), task),
  });
  const entry = { outbox, listener };
  entries.set(resultId, entry);
  follow(resultId, outbox);
  return entry;
}

async function send(resultId: string, answers: Answers, isQuizCompleted: boolean) {
  const questions = Object.entries(answers).map(([id, selectedAnswers]) => ({
    id,
    selectedAnswers: [...selectedAnswers],
  }));
  const input = { id: resultId, questions, isQuizCompleted };
  await call(updateQuizResult, input, { token: tokenFor(resultId), keepalive: true });
}

/** 400 and 409 will be the same next time; after 401, 403 or 404 another sign-in may be all it takes. */
function judge(error: unknown): Verdict {
  if (isPassing(error)) return 'retry';
  const status = statusOf(error);
  return status === 400 || status === 409 ? 'drop' : 'keep';
}

/** Browsers without locks have a tab each to themselves. */
const exclusively = async (name: string, task: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request(name, task) : task();

/** What happened while the page was closed, hidden or without a network is made up for as soon as it can be. */
function follow(resultId: string, outbox: Outbox) {
  addEventListener('online', outbox.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') outbox.flush();
  });
  addEventListener('storage', (event) => {
    if (event.key === keyOf(resultId)) outbox.storageChanged(event.oldValue);
  });
  outbox.flush();
}
