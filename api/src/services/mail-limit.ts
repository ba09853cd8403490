import type { Config } from '../config.ts';
import type { Tries } from './rate-limit.ts';
import { isStale, pause } from './revise.ts';
import { type Container, StoreError } from './store/store.ts';

const ID = 'mails';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Who loses that many races leaves the mail to the timer. */
const ATTEMPTS = 50;

export type MailLimit = {
  /** A place among the mails of this minute and hour, named by its time; undefined when there is none. */
  take(): Promise<number | undefined>;
  /** Frees the place of a mail that did not go out. */
  giveBack(place: number): Promise<void>;
};

/**
 * The e-mail service's limits a minute and an hour (PLATFORM.md): what it would throttle is not offered to it. Exact also
 * when many mails are sent at once, on any number of hosts: a place is taken in a document that changes by ETag.
 */
export function createMailLimit(
  tries: Container<Tries>,
  { MAIL_PER_MINUTE, MAIL_PER_HOUR }: Config,
  now: () => Date,
): MailLimit {
  /** `change` answers the places as they shall be, or undefined to leave them. False when they stay as they were. */
  async function revisePlaces(change: (places: number[]) => number[] | undefined) {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const stored = await tries.read(ID);
      const places = change(stored?.doc.times ?? []);
      if (!places) return false;
      try {
        const doc = { id: ID, times: places };
        if (stored) await tries.replace(doc, stored.etag);
        else await tries.create(doc);
        return true;
      } catch (error) {
        if (!isStale(error) && !isTaken(error)) throw error;
        await pause(attempt);
      }
    }
    return false;
  }

  return {
    async take() {
      const time = now().getTime();
      const isGiven = await revisePlaces((places) => {
        const inHour = places.filter((place) => place > time - HOUR_MS);
        const inMinute = inHour.filter((place) => place > time - MINUTE_MS);
        const hasRoom = inHour.length < MAIL_PER_HOUR && inMinute.length < MAIL_PER_MINUTE;
        return hasRoom ? [...inHour, time] : undefined;
      });
      return isGiven ? time : undefined;
    },
    async giveBack(place) {
      await revisePlaces((places) => {
        const at = places.indexOf(place);
        return at < 0 ? undefined : places.toSpliced(at, 1);
      });
    },
  };
}

const isTaken = (error: unknown) => error instanceof StoreError && error.kind === 'conflict';
