import { fullName } from '@vse/domain/rules/full-name';
import type { Owner, UserSettingDoc } from '../../store/document-types.ts';
import type { Container } from '../../store/store.ts';
import type { Records } from '../../store/typed-containers.ts';
import { createCache } from '../cache.ts';

/** What stands for a user whose settings are gone. It is data, so it is the same in every language. */
export const FORMER_COLLEAGUE = 'Former colleague';
/** What stands where a user's address stood, by which results are filtered. */
export const FORMER_KEY = FORMER_COLLEAGUE.toLowerCase();

export type UserNames = ReturnType<typeof createUserNames>;
export type NameNeeds = {
  records: Pick<Records, 'userSettings'>;
  userNames: Pick<UserNames, 'of'>;
};

/**
 * The names of users by the ids of their settings. Records have these ids only, so that no name outlives the settings.
 * Cached for half a minute, because the rows of a list name the same few people.
 */
export function createUserNames(now: () => Date) {
  /** Without a name, the user is known to be gone. */
  const cache = createCache<Owner, string | undefined>({ now });
  return {
    /** Has to be called after each write to the settings, so that this instance sees its own at once. */
    drop: () => cache.drop(),
    /** Keeps the name of a user who is read anyway: the caller has saved much of what they look at. */
    async noting(read: Promise<UserSettingDoc | undefined>): Promise<UserSettingDoc | undefined> {
      const keep = cache.reading();
      const user = await read;
      if (user) keep(user.id, fullName(user));
      return user;
    },
    /** The names of those of these users who are there: one read at most, however many they are. */
    async of(
      settings: Container<UserSettingDoc>,
      ids: readonly Owner[],
    ): Promise<ReadonlyMap<Owner, string>> {
      // From the cache first, because a write or the time can empty it during the query.
      const names = new Map([...new Set(ids)].map((id) => [id, cache.find(id)] as const));
      const unknown = [...names].flatMap(([id, found]) => (found ? [] : [id]));
      const keep = cache.reading();
      const read = await readNames(settings, unknown);
      for (const id of unknown) keep(id, read.get(id));
      const named = [...names].map(([id, found]) => [id, found?.value ?? read.get(id)] as const);
      return new Map(named.flatMap(([id, name]) => (name === undefined ? [] : [[id, name]])));
    },
  };
}

/** A single user by a point read, which costs a third of a query. */
async function readNames(
  settings: Container<UserSettingDoc>,
  ids: readonly Owner[],
): Promise<ReadonlyMap<Owner, string>> {
  const [id] = ids;
  if (id === undefined) return new Map();
  if (ids.length === 1) {
    const user = (await settings.read(id))?.doc;
    return new Map(user && [[id, fullName(user)]]);
  }
  const { items } = await settings.page({
    where: [{ field: 'id', in: [...ids] }],
    limit: ids.length,
    fields: ['firstName', 'lastName'],
  });
  return new Map(items.map(({ doc }) => [doc.id, fullName(doc)]));
}

/**
 * Says the names of users for the ids that records have of them: "Former colleague" of settings that are gone. What is
 * no id stays as it is: '' when no person did it, and what makes a record unreadable.
 */
export async function namesFor(
  { records, userNames }: NameNeeds,
  ids: readonly Owner[],
): Promise<(id: Owner) => string> {
  const names = await userNames.of(records.userSettings, ids.filter(isOwner));
  return (id) => (isOwner(id) ? (names.get(id) ?? FORMER_COLLEAGUE) : id);
}

const isOwner = (id: unknown): id is Owner => typeof id === 'string' && id !== '';
