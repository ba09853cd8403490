import { DatabaseSync } from 'node:sqlite';
import { people } from '../entra/people.ts';
import { groups } from './groups.ts';
import { User, userOf } from './user.ts';

export type Member = { number: number; user: User };
export type Directory = {
  users(): User[];
  user(id: string): User | undefined;
  save(user: User, redirectUrl?: string): void;
  redirectUrlOf(id: string): string | undefined;
  /** Also removes the user from every group. False for an unknown user. */
  removeUser(id: string): boolean;
  /** In the order in which they were added, after the given number. */
  members(groupId: string, after: number, limit: number): Member[];
  /** False when the user is already a member. */
  addMember(groupId: string, userId: string): boolean;
  removeMember(groupId: string, userId: string): boolean;
  /** Restores the sample staff. */
  reset(): void;
  close(): void;
};

const SCHEMA = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS users (id TEXT PRIMARY KEY, user TEXT, redirectUrl TEXT);
  CREATE TABLE IF NOT EXISTS members
    (number INTEGER PRIMARY KEY AUTOINCREMENT, groupId TEXT, userId TEXT, UNIQUE (groupId, userId));`;

/** The Graph stand-in's file: users and group memberships. A new file has the sample staff. */
export function openDirectory(file: string): Directory {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(SCHEMA);
  const all = database.prepare('SELECT user FROM users ORDER BY rowid');
  const one = database.prepare('SELECT user, redirectUrl FROM users WHERE id = ?');
  const save = database.prepare(
    `INSERT INTO users VALUES (?, ?, ?) ON CONFLICT DO UPDATE
       SET user = excluded.user, redirectUrl = coalesce(excluded.redirectUrl, redirectUrl)`,
  );
  const removeUser = database.prepare('DELETE FROM users WHERE id = ?');
  const removeFromAll = database.prepare('DELETE FROM members WHERE userId = ?');
  const members = database.prepare(
    `SELECT number, user FROM members JOIN users ON users.id = userId
       WHERE groupId = ? AND number > ? ORDER BY number LIMIT ?`,
  );
  const add = database.prepare('INSERT OR IGNORE INTO members (groupId, userId) VALUES (?, ?)');
  const remove = database.prepare('DELETE FROM members WHERE groupId = ? AND userId = ?');
  const userIn = (row: Record<string, unknown>) => User.parse(JSON.parse(String(row.user)));

  const together = (work: () => void) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  const load = () => {
    database.exec('DELETE FROM members; DELETE FROM users; PRAGMA user_version = 1');
    for (const person of people) {
      save.run(person.oid, JSON.stringify(userOf(person)), null);
      const group = groups.find(({ role }) => role === person.role);
      if (group) add.run(group.id, person.oid);
    }
  };
  if (database.prepare('PRAGMA user_version').get()?.user_version === 0) together(load);

  return {
    users: () => all.all().map(userIn),
    user: (id) => {
      const row = one.get(id);
      return row && userIn(row);
    },
    save: (user, redirectUrl) => save.run(user.id, JSON.stringify(user), redirectUrl ?? null),
    redirectUrlOf: (id) => {
      const url = one.get(id)?.redirectUrl;
      return typeof url === 'string' ? url : undefined;
    },
    removeUser: (id) => {
      let isRemoved = false;
      together(() => {
        removeFromAll.run(id);
        isRemoved = removeUser.run(id).changes === 1;
      });
      return isRemoved;
    },
    members: (groupId, after, limit) =>
      members
        .all(groupId, after, limit)
        .map((row) => ({ number: Number(row.number), user: userIn(row) })),
    addMember: (groupId, userId) => add.run(groupId, userId).changes === 1,
    removeMember: (groupId, userId) => remove.run(groupId, userId).changes === 1,
    reset: () => together(load),
    close: () => database.close(),
  };
}
