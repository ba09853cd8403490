import { emailKey } from '@vse/domain/rules/keys';
import * as z from 'zod';
import type { Context } from '../services/context.ts';
import { erasedSince } from '../services/people/erasures.ts';
import { readOrLog } from '../services/readable.ts';
import type { InviteDoc, MailDoc, QuizResultDoc, UserSettingDoc } from '../store/document-types.ts';
import { pageById } from '../store/documents.ts';
import type { Container, Doc } from '../store/store.ts';
import { beginErasure } from './erasure.ts';
import type { Job } from './job.ts';
import { restartJob } from './run-job.ts';

const PAGE = 100;
/** A step looks at pages for this long: it lists all erasures first. */
const STEP_MS = 5000;

type Holder = {
  container: 'userSettings' | 'invites' | 'quizResults' | 'mails';
  addressesOf(doc: Doc): (string | undefined)[];
};
/** Where addresses stand. */
const HOLDERS: readonly Holder[] = [
  { container: 'userSettings', addressesOf: (doc) => [(doc as UserSettingDoc).email] },
  {
    container: 'invites',
    addressesOf: (doc) => [(doc as InviteDoc).email, (doc as InviteDoc).salesperson],
  },
  {
    container: 'quizResults',
    addressesOf: (doc) => [(doc as QuizResultDoc).invite.email, (doc as QuizResultDoc).salesperson],
  },
  { container: 'mails', addressesOf: (doc) => [(doc as MailDoc).recipient] },
];

type Cursor = { holder: number; after: string };

/** After a restore of the database: looks for addresses that were erased since, and begins their erasure again. */
export const eraseAgainJob: Job<{ since: number }, Cursor> = {
  kind: 'eraseAgain',
  input: z.object({ since: z.number() }),
  async step(context, { input, at }) {
    const end = context.now().getTime() + STEP_MS;
    const erased = await erasedSince(context, input.since);
    if (erased.size === 0) return { isDone: true };
    let cursor = at ?? { holder: 0, after: '' };
    let begun = 0;
    do {
      const holder = HOLDERS[cursor.holder];
      if (!holder) return { isDone: true, counts: { begun } };
      const page = await lookAt(context, holder, cursor.after, erased);
      begun += page.begun;
      cursor =
        page.last === undefined
          ? { holder: cursor.holder + 1, after: '' }
          : { ...cursor, after: page.last };
    } while (context.now().getTime() < end);
    return { at: cursor, counts: { begun } };
  },
};

/** Has the timer do so for the time since the moment that the database was set back to. */
export const eraseAgain = (
  context: Pick<Context, 'records' | 'now' | 'ids'>,
  since: Date,
): Promise<void> =>
  restartJob(
    context,
    eraseAgainJob,
    eraseAgainJob.kind,
    { since: since.getTime() },
    { isKept: () => false },
  );

/** Begins the erasure of each erased address in a page that can be read, and returns the id that the page ends with. */
async function lookAt(
  context: Context,
  { container, addressesOf }: Holder,
  after: string,
  erased: Awaited<ReturnType<typeof erasedSince>>,
): Promise<{ begun: number; last: string | undefined }> {
  const documents = context.records[container] as unknown as Container<Doc>;
  const { docs, last } = await pageById(documents, { after, limit: PAGE });
  const found = await readOrLog(
    container,
    docs.map((doc) => ({ doc })),
    ({ doc }) => addressesOf(doc).map((each = '') => emailKey(each)),
  );
  let begun = 0;
  for (const address of new Set(found.flat())) {
    const fate = address && erased.get(context.sealing.addressHash(address));
    if (!fate) continue;
    await beginErasure(context, address, fate, '');
    begun += 1;
  }
  return { begun, last };
}
