import { isDeepStrictEqual } from 'node:util';
import type { UserLogPersonDoc } from '../../store/document-types.ts';
import { createOrRead, createOrRevise, revise, reviseRead } from '../../store/documents.ts';
import type { Needs } from '../context.ts';

/**
 * Records a sign-in now; `userId` is the session's `logId`. Idempotent by the id, which is that of the token: nobody can
 * fill the log with one token.
 */
export async function logSignIn(
  { records, ids, now }: Needs<'records' | 'ids' | 'now'>,
  userId: string,
  provider: string | null,
  id = ids.random(),
): Promise<void> {
  const signIn = { id, userId, provider, date: now().toISOString() };
  const { doc } = await createOrRead(records.userLogs, signIn);
  await noteSignIn({ records }, { id: userId, provider: doc.provider, lastDate: doc.date });
}

export type SignIn = Pick<UserLogPersonDoc, 'id' | 'provider' | 'lastDate'>;

/**
 * Stores a person's newest sign-in and their number of sign-ins, because the log of all people is a list of people. The
 * number is counted in the log after the person was read: of two concurrent sign-ins the slower one is refused by the
 * ETag and counts again, a repeated one changes nothing, and one that crashed before this is included by the next.
 */
export async function noteSignIn({ records }: Needs<'records'>, signIn: SignIn): Promise<void> {
  const people = records.userLogPeople;
  const noted = async (held: SignIn) => {
    const newest = held.lastDate > signIn.lastDate ? held : signIn;
    return { ...newest, ...(await countSignIns({ records }, newest)) };
  };
  const known = (await people.read(signIn.id)) ?? (await createOrRead(people, await noted(signIn)));
  await reviseRead(people, known, async (held) => {
    const changed = await noted(held);
    return isDeepStrictEqual(held, changed) ? undefined : changed;
  });
}

async function countSignIns({ records }: Needs<'records'>, { id, provider }: SignIn) {
  const where = [{ field: 'userId', equals: id }];
  const [count, countAtProvider] = await Promise.all([
    records.userLogs.count(where),
    records.userLogs.count([...where, { field: 'provider', equals: provider }]),
  ]);
  return { count, countAtProvider };
}

export async function setUserLanguage(
  { records }: Needs<'records'>,
  id: string,
  language: string,
): Promise<void> {
  await revise(records.userSettings, id, undefined, (doc) =>
    doc.language === language ? undefined : { ...doc, language },
  );
}

/** Records that a person chose a language. Of choices within a minute the last one stays, so nobody can fill the log. */
export async function recordLanguage(
  { records, ids, now }: Needs<'records' | 'ids' | 'now'>,
  userId: string,
  language: string,
): Promise<void> {
  const date = now().toISOString();
  const id = ids.derived('language', userId, date.slice(0, 'YYYY-MM-DDTHH:MM'.length));
  await createOrRevise(records.userLanguageHistory, id, () => ({ id, userId, language, date }));
}
