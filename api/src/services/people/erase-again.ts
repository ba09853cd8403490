import { emailKey } from '@vse/domain/rules/keys';
import type {
  ErasuresDoc,
  InviteDoc,
  MailDoc,
  QuizResultDoc,
  UserSettingDoc,
} from '../../store/document-types.ts';
import { pageById } from '../../store/documents.ts';
import type { Container, Doc } from '../../store/store.ts';
import type { Context } from '../context.ts';
import { readOrLog } from '../readable.ts';
import { beginErasure } from './erase.ts';
import { changeErasures, erasedSince, readErasures } from './erasures.ts';

type Again = NonNullable<ErasuresDoc['again']>;

const PAGE = 100;

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

/**
 * After a restore of the database: has the timer look for the addresses that were erased since the moment that it was set
 * back to, and erase them again.
 */
export const eraseAgain = (context: Pick<Context, 'records'>, since: Date): Promise<void> =>
  changeErasures(context, (doc) => ({
    ...doc,
    again: { since: since.getTime(), step: 0, after: '' },
  }));

/** For the timer: looks for such addresses, for at most `withinMs`. Returns whether there is more to look at. */
export async function continueAgain(context: Context, withinMs: number): Promise<boolean> {
  const end = context.now().getTime() + withinMs;
  let { again } = await readErasures(context);
  if (!again) return false;
  const erased = await erasedSince(context, again.since);
  while (again && context.now().getTime() < end) {
    const looked: Again = again;
    const holder: Holder | undefined = erased.size > 0 ? HOLDERS[looked.step] : undefined;
    const last = holder && (await lookAt(context, holder, looked.after, erased));
    const next: Again | undefined =
      holder &&
      (last === undefined
        ? { ...looked, step: looked.step + 1, after: '' }
        : { ...looked, after: last });
    await changeErasures(context, (doc) => ({ ...doc, again: next ?? null }));
    again = next ?? null;
  }
  return again !== null;
}

/** Begins the erasure of each erased address in a page that can be read, and returns the id that the page ends with. */
async function lookAt(
  context: Context,
  { container, addressesOf }: Holder,
  after: string,
  erased: Awaited<ReturnType<typeof erasedSince>>,
): Promise<string | undefined> {
  const documents = context.records[container] as unknown as Container<Doc>;
  const { docs, last } = await pageById(documents, { after, limit: PAGE });
  const found = await readOrLog(
    container,
    docs.map((doc) => ({ doc })),
    ({ doc }) => addressesOf(doc).map((each = '') => emailKey(each)),
  );
  const addresses = new Set(found.flat());
  for (const address of addresses) {
    const fate = address && erased.get(context.sealing.addressHash(address));
    if (fate) await beginErasure(context, address, fate, '');
  }
  return last;
}
