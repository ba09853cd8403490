import { DAY_MS } from '@vse/domain/rules/durations';
import type { Email } from '../../../api/src/clients/email.ts';

/** Runs work as if it were some days ago. */
export type At = <T>(daysAgo: number, work: () => Promise<T>) => Promise<T>;

/**
 * A clock that can be set to the past, and an e-mail service that sends mails of the past only to the recipients in
 * `toTry`.
 */
export function createPast(real: Email, toTry: readonly string[]) {
  const today = new Date();
  let clock: Date | undefined;
  const at: At = async (daysAgo, work) => {
    clock = new Date(today.getTime() - daysAgo * DAY_MS);
    try {
      return await work();
    } finally {
      clock = undefined;
    }
  };
  const email: Email = {
    send: (recipient, ...mail) =>
      clock && !toTry.includes(recipient)
        ? Promise.resolve({ kind: 'sent' })
        : real.send(recipient, ...mail),
    askStatus: (operationId) => real.askStatus(operationId),
  };
  return { at, email, now: () => clock ?? new Date() };
}
