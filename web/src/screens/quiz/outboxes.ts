import { updateQuizResult } from '@vse/domain/contract/first-calls';
import { isPassing, statusOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { dropRespondentToken, followTokens, tokenFor } from '../../lib/auth/tokens.ts';
import { safeLocalStorage } from '../../lib/browser/key-value.ts';
import { exclusively } from './outbox/exclusively.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import type { Answers } from './outbox/pending-answers.ts';
import type { ServerState, Verdict } from './outbox/sender.ts';

/** Storage key of the answers that are not saved yet. */
export const outboxKey = (resultId: string) => `vse.outbox.${resultId}`;

/** The screen of the quiz, while it is mounted. */
type Screen = { onAcknowledged: (answers: Answers) => void; reread: () => Promise<unknown> };
const noScreen: Screen = { onAcknowledged: () => {}, reread: async () => {} };

type Entry = {
  outbox: Outbox;
  /** Connects the screen and sends pending choices. Returns a function that disconnects. Call it in an effect. */
  connect: (screen: Screen) => () => void;
};
const entries = new Map<string, Entry>();

/**
 * One outbox per quiz, which continues to send after its screen is left. It sends nothing before a screen is connected,
 * so that it can be created during rendering.
 */
export function outboxFor(resultId: string): Entry {
  const known = entries.get(resultId);
  if (known) return known;
  let screen = noScreen;
  /** What the server acknowledged while no screen was there to show it. */
  let missed: Answers | undefined;
  let isFollowing = false;
  const outbox = createOutbox({
    storage: safeLocalStorage,
    key: outboxKey(resultId),
    send: (answers, isCompleting) => send(resultId, answers, isCompleting),
    judge,
    onAcknowledged: (answers) => {
      if (screen === noScreen) missed = answers;
      else screen.onAcknowledged(answers);
    },
    reread: () => screen.reread(),
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    exclusively: (task) => exclusively(navigator.locks, outboxKey(resultId), task),
  });
  const entry: Entry = {
    outbox,
    connect: (connected) => {
      screen = connected;
      // Not left to a new request: SWR answers one that follows soon with the copy from before.
      if (missed) connected.onAcknowledged(missed);
      missed = undefined;
      if (!isFollowing) follow(resultId, outbox);
      isFollowing = true;
      return () => {
        if (screen === connected) screen = noScreen;
      };
    },
  };
  entries.set(resultId, entry);
  return entry;
}

async function send(id: string, answers: Answers, isQuizCompleted: boolean): Promise<ServerState> {
  const given = Object.entries(answers).map(([question, { selectedAnswers, changedAnswers }]) => ({
    id: question,
    selectedAnswers: [...selectedAnswers],
    ...(changedAnswers && { changedAnswers: [...changedAnswers] }),
  }));
  const token = tokenFor(id);
  const saved = await call(
    updateQuizResult,
    { id, questions: given, isQuizCompleted },
    { token, keepalive: true, onRefused: () => dropRespondentToken(id, token) },
  );
  const held = saved.questions.map(
    ({ id: question, selectedAnswers }) => [question, { selectedAnswers }] as const,
  );
  return { answers: Object.fromEntries(held), isCompleted: saved.isQuizCompleted };
}

/** 400 and 409 would fail again. After 401, 403 or 404, another sign-in may help. */
function judge(error: unknown): Verdict {
  if (isPassing(error)) return 'retry';
  const status = statusOf(error);
  return status === 400 || status === 409 ? 'drop' : 'keep';
}

/** Sends what is pending as soon as possible after the page was closed, hidden or offline. */
function follow(resultId: string, outbox: Outbox) {
  addEventListener('online', outbox.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') outbox.flush();
  });
  addEventListener('storage', (event) => {
    if (event.key === outboxKey(resultId)) outbox.storageChanged(event.oldValue);
  });
  let token = tokenFor(resultId);
  followTokens(() => {
    const before = token;
    token = tokenFor(resultId);
    // Delayed, because the call that lost the old token has to end first.
    if (token !== null && token !== before) setTimeout(outbox.resume);
  });
  outbox.flush();
}
