import { MOST_PEOPLE, type PersonFound } from '@vse/domain/records/people';
import { fullName } from '@vse/domain/rules/full-name';
import { emailKey } from '@vse/domain/rules/keys';
import { finderOf, sortKey, wordsOf } from '@vse/domain/rules/words';
import * as z from 'zod';
import { derivedOfUser } from '../../store/derived-fields.ts';
import { accountsOf } from '../../store/document-types.ts';
import { everything, pagesOf } from '../../store/documents.ts';
import type { Condition } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { readOrLog } from '../readable.ts';

/** Whom an address stands for. It is collected once, because erasing removes what it is collected from. */
export type Person = {
  /** Trimmed, in lower case. */
  address: string;
  /** The names beside the address in all records. */
  names: string[];
  isUser: boolean;
  /** Ids of their user settings, also of settings that were deleted. */
  userIds: string[];
  /** Ids of their accounts in the directory. */
  accounts: string[];
  /** The full names under which they send mails as a user. */
  staffNames: string[];
  /** Other users who have one of these names. */
  namesakes: number;
};

const PAGE = 500;
/** Records that a search reads of each kind. Most results belong to an invite, and are read whole. */
const SEARCHED = { invites: 50, quizResults: 20 };

const unique = (list: readonly (string | undefined)[]) => [
  ...new Set(list.filter((each): each is string => Boolean(each))),
];

/** The condition for results whose invitee has this address; other addresses with the same words match too. */
export const resultsWith = (address: string): Condition[] => [
  { field: 'findWords', begins: wordsOf(address) },
];

/** Everybody with this address, whatever their name. */
export async function personOf(context: Needs<'records'>, email: string): Promise<Person> {
  const address = emailKey(email);
  // Quizzes of projects and anonymous results have no address: they are nobody's.
  if (address === '') throw new Error('A person has an address');
  const { records } = context;
  const withAddress = [{ field: 'emailKey', equals: address }];
  const users = await everything(records.userSettings, { where: withAddress });
  const known = await readOrLog('userSettings', users, ({ doc }) => ({
    accounts: Texts.parse(accountsOf(doc)),
    name: Text.parse(fullName(doc)),
  }));
  const sold = await soldBy(context, address);
  const names: (string | undefined)[] = [];
  const invited = { where: withAddress, fields: ['name'] as const };
  for await (const page of pagesOf(records.invites, invited, PAGE))
    names.push(...(await readOrLog('invites', page, ({ doc }) => Text.parse(doc.name))));
  const answered = { where: resultsWith(address), fields: ['invite'] as const };
  for await (const page of pagesOf(records.quizResults, answered, PAGE))
    names.push(
      ...(await readOrLog('quizResults', page, ({ doc: { invite } }) =>
        emailKey(invite.email ?? '') === address ? Text.optional().parse(invite.name) : undefined,
      )),
    );
  const staffNames = unique(known.map(({ name }) => name));
  return {
    address,
    names: unique([...staffNames, ...names]),
    isUser: users.length > 0,
    userIds: unique([...users.map(({ doc }) => doc.id), ...sold]),
    accounts: unique(known.flatMap(({ accounts }) => accounts)),
    staffNames,
    namesakes: await countNamesakes(context, address, staffNames),
  };
}

/** What is known about one person from records at two times. */
export const bothOf = (one: Person, other: Person): Person => ({
  address: one.address,
  names: unique([...one.names, ...other.names]),
  isUser: one.isUser || other.isUser,
  userIds: unique([...one.userIds, ...other.userIds]),
  accounts: unique([...one.accounts, ...other.accounts]),
  staffNames: unique([...one.staffNames, ...other.staffNames]),
  namesakes: Math.max(one.namesakes, other.namesakes),
});

const Text = z.string();
const Texts = z.array(Text);

/** Users with another address and one of these full names, however the name is parted into first and last. */
async function countNamesakes(
  { records }: Needs<'records'>,
  address: string,
  fullNames: readonly string[],
): Promise<number> {
  if (fullNames.length === 0) return 0;
  const where = [{ field: 'sortKey', in: unique(fullNames.flatMap(sortKeysOf)) }];
  const fields = ['firstName', 'lastName', 'emailKey'] as const;
  const found = await everything(records.userSettings, { where, fields });
  const others = found.filter(({ doc }) => doc.emailKey !== address);
  return others.filter(({ doc }) => fullNames.includes(fullName(doc))).length;
}

/** The keys of users with this full name: it can be parted after any of its words. */
function sortKeysOf(name: string): string[] {
  const words = sortKey(name).split(' ');
  return [...words.keys(), words.length].map((at) => {
    const [firstName, lastName] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    return derivedOfUser({ email: '', firstName, lastName }).sortKey;
  });
}

/**
 * The settings' ids that results have beside the address of their salesperson: all that is left of a user who was
 * deleted. Leaves out users whose address has changed since.
 */
async function soldBy({ records }: Needs<'records'>, address: string): Promise<string[]> {
  const found = new Set<string>();
  const query = {
    where: [{ field: 'salesperson', equals: address }],
    fields: ['salespersonId'] as const,
  };
  for await (const page of pagesOf(records.quizResults, query, PAGE))
    for (const { doc } of page) found.add(doc.salespersonId);
  const ids: string[] = [];
  for (const id of found) {
    const user = id === '' ? undefined : (await records.userSettings.read(id))?.doc;
    if (!user || user.emailKey === address) ids.push(id);
  }
  return ids;
}

/**
 * The people with a word that begins with each typed one, by address, each with every name that they have: two people of
 * one name are two addresses. Leaves out records that cannot be read.
 */
export async function findPeople(
  { records }: Needs<'records'>,
  text: string,
): Promise<{ items: PersonFound[]; hasMore: boolean }> {
  const begins = wordsOf(text);
  const found = new Map<string, PersonFound>();
  const note = (email: string, name: string, more: Partial<PersonFound>) => {
    const address = emailKey(email);
    // Without it, a name that is no text would only fail when the answer is written, with all other people.
    z.string().parse(name);
    if (address === '') return;
    const known = found.get(address) ?? {
      address,
      names: [],
      isUser: false,
      invites: 0,
      results: 0,
    };
    found.set(address, {
      ...known,
      names: unique([...known.names, name]),
      isUser: known.isUser || more.isUser === true,
      invites: known.invites + (more.invites ?? 0),
      results: known.results + (more.results ?? 0),
    });
  };
  if (begins.length === 0) return { items: [], hasMore: false };
  const where = [{ field: 'findWords', begins }];
  const [invites, results] = await Promise.all([
    records.invites.page({ where, limit: SEARCHED.invites, fields: ['name', 'email'] }),
    // Projects have no address.
    records.quizResults.page({
      where: [...where, { field: 'projectName', equals: null }],
      limit: SEARCHED.quizResults,
      fields: ['invite'],
    }),
  ]);
  await readOrLog('invites', invites.items, ({ doc }) => note(doc.email, doc.name, { invites: 1 }));
  await readOrLog('quizResults', results.items, ({ doc: { invite } }) =>
    note(invite.email ?? '', invite.name ?? '', { results: 1 }),
  );
  const matches = finderOf(text);
  const users = { fields: ['firstName', 'lastName', 'email'] as const };
  for await (const page of pagesOf(records.userSettings, users, PAGE))
    await readOrLog('userSettings', page, ({ doc }) => {
      if (matches(`${fullName(doc)} ${doc.email}`))
        note(doc.email, fullName(doc), { isUser: true });
    });
  const items = [...found.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
  const hasMore =
    items.length > MOST_PEOPLE || invites.after !== undefined || results.after !== undefined;
  return { items: items.slice(0, MOST_PEOPLE), hasMore };
}
