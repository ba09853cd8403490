import { HOUR_MS, isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import type { Config } from '../../config.ts';
import { changeTogether } from '../../store/change-together.ts';
import type { MailRateDoc } from '../../store/document-types.ts';
import type { Container } from '../../store/store.ts';

/** The documented limits of status calls are twice those of mails: 10 and 20 beside 5 and 10, 60 and 200 beside 30 and 100. */
const STATUS_CALLS_PER_MAIL = 2;

/**
 * Keeps to the e-mail service's limits per minute and hour (PLATFORM.md), so that the service never has to throttle.
 * Exact for concurrent mails on any number of hosts: mails and status calls are counted in a document each, which
 * changes by ETag.
 */
export function createMailLimit(
  slots: Container<MailRateDoc>,
  { MAIL_PER_MINUTE, MAIL_PER_HOUR }: Pick<Config, 'MAIL_PER_MINUTE' | 'MAIL_PER_HOUR'>,
  now: () => Date,
) {
  const change = changeTogether(slots);
  const limitOf = (id: string, perMinute: number, perHour: number) => ({
    /**
     * Counts a call in this minute and hour, and returns its time, which identifies it. Undefined when the limits are
     * reached or the service has asked to wait.
     */
    take: (): Promise<number | undefined> =>
      change(id, (doc) => {
        const time = now().getTime();
        const { times, pausedUntil = 0 } = doc ?? { times: [] };
        const inHour = times.filter((slot) => isNear(HOUR_MS, slot, time));
        const inMinute = inHour.filter((slot) => isNear(MINUTE_MS, slot, time));
        const hasRoom = inHour.length < perHour && inMinute.length < perMinute;
        if (!hasRoom || pausedUntil > time) return { answer: undefined };
        return { next: { id, times: [...inHour, time] }, answer: time };
      }),
    /** Uncounts a mail that was not sent. */
    async giveBack(slot: number): Promise<void> {
      await change(id, (doc) => {
        const at = doc?.times.indexOf(slot) ?? -1;
        if (!doc || at < 0) return { answer: false };
        return { next: { ...doc, times: doc.times.toSpliced(at, 1) }, answer: true };
      });
    },
    /** Accepts no calls for this long, on any host; never shortens a longer pause. */
    async pauseFor(seconds: number): Promise<void> {
      await change(id, (doc = { id, times: [] }) => {
        const pausedUntil = Math.max(doc.pausedUntil ?? 0, now().getTime() + seconds * 1000);
        return { next: { ...doc, pausedUntil }, answer: true };
      });
    },
  });
  return {
    perHour: MAIL_PER_HOUR,
    ...limitOf('mails', MAIL_PER_MINUTE, MAIL_PER_HOUR),
    /** Calls that ask what became of a mail. A refused one counts too: the service counts it. */
    statusCalls: limitOf(
      'mail status',
      STATUS_CALLS_PER_MAIL * MAIL_PER_MINUTE,
      STATUS_CALLS_PER_MAIL * MAIL_PER_HOUR,
    ),
  };
}
