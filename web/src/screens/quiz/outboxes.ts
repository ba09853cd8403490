import { updateQuizResult } from '@vse/domain/quiz-results';
import { isPassing, statusOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { local } from '../../lib/key-value.ts';
import { exclusively } from '../../lib/outbox/exclusively.ts';
import { createOutbox, type Outbox, type Verdict } from '../../lib/outbox/outbox.ts';
import type { Answers } from '../../lib/outbox/pending-answers.ts';
import { dropRespondentToken, followTokens, tokenFor } from '../../lib/tokens.ts';

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
    exclusively: (task) => exclusively(navigator.locks, keyOf(resultId), task),
  });
  const entry = { outbox, listener };
  entries.set(resultId, entry);
  follow(resultId, outbox);
  return entry;
}

async function send(id: string, answers: Answers, isQuizCompleted: boolean): Promise<Answers> {
  const given = Object.entries(answers).map(([question, { selectedAnswers, changedAnswers }]) => ({
    id: question,
    selectedAnswers: [...selectedAnswers],
    ...(changedAnswers && { changedAnswers: [...changedAnswers] }),
  }));
  const token = tokenFor(id);
  const { questions } = await call(
    updateQuizResult,
    { id, questions: given, isQuizCompleted },
    { token, keepalive: true, onRefused: () => dropRespondentToken(id, token) },
  );
  return Object.fromEntries(
    questions.map(({ id: question, selectedAnswers }) => [question, { selectedAnswers }]),
  );
}

/** 400 and 409 will be the same next time; after 401, 403 or 404 another sign-in may be all it takes. */
function judge(error: unknown): Verdict {
  if (isPassing(error)) return 'retry';
  const status = statusOf(error);
  return status === 400 || status === 409 ? 'drop' : 'keep';
}

/** What happened while the page was closed, hidden or without a network is made up for as soon as it can be. */
function follow(resultId: string, outbox: Outbox) {
  addEventListener('online', outbox.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') outbox.flush();
  });
  addEventListener('storage', (event) => {
    if (event.key === keyOf(resultId)) outbox.storageChanged(event.oldValue);
  });
  let token = tokenFor(resultId);
  followTokens(() => {
    const before = token;
    token = tokenFor(resultId);
    // The call that lost the old token has to come to its end first.
    if (token !== null && token !== before) setTimeout(outbox.resume);
  });
  outbox.flush();
}
