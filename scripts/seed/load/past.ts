import type { Email } from '../../../api/src/services/email.ts';

/** Does something as if it were some days ago. */
export type At = <T>(daysAgo: number, work: () => Promise<T>) => Promise<T>;

/**
 * A clock that is moved while the past is written, and an e-mail service that sends none of the past's mails, since
 * nobody wants them today, but those to `toTry`.
 */
export function createPast(real: Email, toTry: readonly string[]) {
  const today = new Date();
  let clock: Date | undefined;
  const at: At = async (daysAgo, work) => {
    clock = new Date(today.getTime() - daysAgo * 86_400_000);
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
  };
  return { at, email, now: () => clock ?? new Date() };
}
