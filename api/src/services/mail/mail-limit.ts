import { HOUR_MS, isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import type { Config } from '../../config.ts';
import { changeTogether } from '../../store/change-together.ts';
import type { MailRateDoc } from '../../store/document-types.ts';
import type { Container } from '../../store/store.ts';

const ID = 'mails';

/**
 * Keeps to the e-mail service's limits per minute and hour (PLATFORM.md), so that the service never has to throttle.
 * Exact for concurrent mails on any number of hosts: mails are counted in a document that changes by ETag.
 */
export function createMailLimit(
  places: Container<MailRateDoc>,
  { MAIL_PER_MINUTE, MAIL_PER_HOUR }: Pick<Config, 'MAIL_PER_MINUTE' | 'MAIL_PER_HOUR'>,
  now: () => Date,
) {
  const change = changeTogether(places);
  return {
    perHour: MAIL_PER_HOUR,
    /**
     * Counts a mail in this minute and hour, and returns its time, which identifies it. Undefined when the limits are
     * reached or the service has asked to wait.
     */
    take: (): Promise<number | undefined> =>
      change(ID, (doc) => {
        const time = now().getTime();
        const { times, pausedUntil = 0 } = doc ?? { times: [] };
        const inHour = times.filter((place) => isNear(HOUR_MS, place, time));
        const inMinute = inHour.filter((place) => isNear(MINUTE_MS, place, time));
        const hasRoom = inHour.length < MAIL_PER_HOUR && inMinute.length < MAIL_PER_MINUTE;
        if (!hasRoom || pausedUntil > time) return { answer: undefined };
        return { next: { id: ID, times: [...inHour, time] }, answer: time };
      }),
    /** Uncounts a mail that was not sent. */
    async giveBack(place: number): Promise<void> {
      await change(ID, (doc) => {
        const at = doc?.times.indexOf(place) ?? -1;
        if (!doc || at < 0) return { answer: false };
        return { next: { ...doc, times: doc.times.toSpliced(at, 1) }, answer: true };
      });
    },
    /** Accepts no mails for this long, on any host; never shortens a longer pause. */
    async pauseFor(seconds: number): Promise<void> {
      await change(ID, (doc = { id: ID, times: [] }) => {
        const pausedUntil = Math.max(doc.pausedUntil ?? 0, now().getTime() + seconds * 1000);
        return { next: { ...doc, pausedUntil }, answer: true };
      });
    },
  };
}
