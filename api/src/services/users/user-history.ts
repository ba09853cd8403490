import type { UserLogPersonDoc } from '../../store/document-types.ts';
import { createOnce, createOrRevise, revise } from '../../store/documents.ts';
import type { Needs } from '../context.ts';

/** Records a sign-in now; `userId` is the session's `logId`. Idempotent by the id. */
export async function logSignIn(
  { records, ids, now }: Needs<'records' | 'ids' | 'now'>,
  userId: string,
  provider: string | null,
  id = ids.random(),
): Promise<void> {
  const date = now().toISOString();
  await createOnce(records.userLogs, { id, userId, provider, date });
  await noteSignIn({ records }, { id: userId, provider, lastDate: date });
}

/** Stores a person's newest sign-in in addition to the log, because the log of all people is a list of people. */
export const noteSignIn = (
  { records }: Needs<'records'>,
  person: UserLogPersonDoc,
): Promise<void> =>
  createOrRevise(records.userLogPeople, person.id, (held) =>
    held && held.lastDate >= person.lastDate ? undefined : person,
  );

export async function setUserLanguage(
  { records }: Needs<'records'>,
  id: string,
  language: string,
): Promise<void> {
  await revise(records.userSettings, id, undefined, (doc) =>
    doc.language === language ? undefined : { ...doc, language },
  );
}

export async function recordLanguage(
  { records, ids, now }: Needs<'records' | 'ids' | 'now'>,
  userId: string,
  language: string,
): Promise<void> {
  const date = now().toISOString();
  await records.userLanguageHistory.create({ id: ids.random(), userId, language, date });
}
