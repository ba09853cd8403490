import { type Choice, mergeChoice } from '@vse/domain/rules/merge-answers';
import type { KeyValue } from '../../../lib/browser/key-value.ts';

/** By question id, what was chosen. */
export type Answers = Readonly<Record<string, Choice>>;

/** Merges newer choices into older ones. */
export function withNewer(before: Answers, newer: Answers): Answers {
  const merged = Object.entries(newer).map(([id, choice]) => {
    const earlier = before[id];
    return [id, earlier ? mergeChoice(earlier, choice) : choice] as const;
  });
  return { ...before, ...Object.fromEntries(merged) };
}

export type PendingAnswers = ReturnType<typeof pendingAnswers>;

/** The choices that the server has not acknowledged, in a storage shared by tabs, so they are read again each time. */
export function pendingAnswers(storage: KeyValue, key: string) {
  const read = () => parse(storage.get(key));

  function write(answers: Answers) {
    if (Object.keys(answers).length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(answers));
  }

  return {
    parse,
    read,
    put: (questionId: string, choice: Choice) => write(withNewer(read(), { [questionId]: choice })),
    clear: () => storage.remove(key),
    /** Removes acknowledged choices. A choice that has changed since stays. */
    take: (sent: Answers) =>
      write(
        Object.fromEntries(Object.entries(read()).filter(([id, now]) => !isSame(sent[id], now))),
      ),
  };
}

const isSame = (a: Choice | undefined, b: Choice) =>
  a !== undefined &&
  areSame(a.selectedAnswers, b.selectedAnswers) &&
  areSame(a.changedAnswers ?? [], b.changedAnswers ?? []);

const areSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

function parse(text: string | null): Answers {
  try {
    const choices: [string, unknown][] = Object.entries(JSON.parse(text ?? '{}'));
    return Object.fromEntries(
      choices.filter((entry): entry is [string, Choice] => isChoice(entry[1])),
    );
  } catch {
    return {};
  }
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  'selectedAnswers' in value &&
  isIds(value.selectedAnswers) &&
  (!('changedAnswers' in value) || isIds(value.changedAnswers));

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');
