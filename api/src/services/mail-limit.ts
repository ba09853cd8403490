import type { Config } from '../config.ts';
import { changeTogether } from './change-together.ts';
import type { Container } from './store/store.ts';

const ID = 'mails';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Epoch milliseconds: the places that are taken, and until when the service asked not to be offered anything. */
export type MailPlaces = { id: string; times: number[]; pausedUntil?: number };

export type MailLimit = {
  /**
   * A place among the mails of this minute and hour, named by its time; undefined when there is none, or the service
   * asked to wait.
   */
  take(): Promise<number | undefined>;
  /** Frees the place of a mail that did not go out. */
  giveBack(place: number): Promise<void>;
  /** Gives no places for so long: on no host, for no mail. */
  pauseFor(seconds: number): Promise<void>;
};

/**
 * The e-mail service's limits a minute and an hour (PLATFORM.md): what it would throttle is not offered to it. Exact also
 * when many mails are sent at once, on any number of hosts: a place is taken in a document that changes by ETag.
 */
export function createMailLimit(
  places: Container<MailPlaces>,
  { MAIL_PER_MINUTE, MAIL_PER_HOUR }: Config,
  now: () => Date,
): MailLimit {
  const change = changeTogether(places);
  return {
    take: () =>
      change(ID, (doc) => {
        const time = now().getTime();
        const { times, pausedUntil = 0 } = doc ?? { times: [] };
        const inHour = times.filter((place) => place > time - HOUR_MS);
        const inMinute = inHour.filter((place) => place > time - MINUTE_MS);
        const hasRoom = inHour.length < MAIL_PER_HOUR && inMinute.length < MAIL_PER_MINUTE;
        if (!hasRoom || pausedUntil > time) return { answer: undefined };
        return { next: { id: ID, times: [...inHour, time] }, answer: time };
      }),
    async giveBack(place) {
      await change(ID, (doc) => {
        const at = doc?.times.indexOf(place) ?? -1;
        if (!doc || at < 0) return { answer: false };
        return { next: { ...doc, times: doc.times.toSpliced(at, 1) }, answer: true };
      });
    },
    async pauseFor(seconds) {
      await change(ID, (doc = { id: ID, times: [] }) => {
        const pausedUntil = Math.max(doc.pausedUntil ?? 0, now().getTime() + seconds * 1000);
        return { next: { ...doc, pausedUntil }, answer: true };
      });
    },
  };
}
