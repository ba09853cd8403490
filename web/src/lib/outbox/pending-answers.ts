import type { KeyValue } from '../key-value.ts';

/** Question id → the ids of its selected answers. */
export type Answers = Readonly<Record<string, readonly string[]>>;

const isSame = (a: readonly string[] | undefined, b: readonly string[]) =>
  a !== undefined && a.length === b.length && a.every((id, index) => id === b[index]);

/** The choices the server has not acknowledged, in a storage that several tabs share: read anew each time. */
export function pendingAnswers(storage: KeyValue, key: string) {
  const read = () => parse(storage.get(key));

  function write(answers: Answers) {
    if (Object.keys(answers).length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(answers));
  }

  return {
    parse,
    read,
    /** The newest choice for a question replaces the one before. */
    put: (questionId: string, selectedAnswers: readonly string[]) =>
      write({ ...read(), [questionId]: selectedAnswers }),
    clear: () => storage.remove(key),
    /** Takes out what the server has; a choice that changed meanwhile stays. */
    take: (sent: Answers) =>
      write(
        Object.fromEntries(Object.entries(read()).filter(([id, now]) => !isSame(sent[id], now))),
      ),
  };
}

function parse(text: string | null): Answers {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, ids]) => isIds(ids)));
  } catch {
    return {};
  }
}

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');
