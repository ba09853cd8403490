import { isolated } from '@vse/domain/rules/isolated';

/** These make the name of a new record, which holds no invisible marks. */
const NAMES_A_RECORD = ['copyOf'];

/**
 * The same words, whose sentences leave their own order alone whatever name is put into them. Where a name is an element
 * of its own, the style does it (`unicode-bidi: isolate`); titles, labels and notifications are plain text.
 */
export const isolating = <Words extends object>(words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, isolatingOne(key, value)]),
  ) as Words;

function isolatingOne(key: string, value: unknown): unknown {
  if (typeof value === 'function' && !NAMES_A_RECORD.includes(key))
    return (...args: unknown[]) => value(...args.map(isolatedOne));
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup ? isolating(value) : value;
}

function isolatedOne(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(isolatedOne);
  return typeof given === 'string' ? isolated(given) : given;
}
