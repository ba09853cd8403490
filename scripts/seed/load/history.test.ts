import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@vse/domain/rules/durations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Email } from '../../../api/src/clients/email.ts';
import { readConfig } from '../../../api/src/config.ts';
import { createContext } from '../../../api/src/services/context.ts';
import { everything } from '../../../api/src/store/documents.ts';
import { openSqliteStore } from '../../../api/src/store/sqlite/sqlite-store.ts';
import { recordsOf } from '../../../api/src/store/typed-containers.ts';
import { HOUSE } from '../../../tests/support/house.ts';
import { loadWords } from '../../../tests/support/sample-words.ts';
import { fragrances } from '../catalogue/fragrances.ts';
import { providers } from '../catalogue/providers.ts';
import { loadHistory, toTry } from './history.ts';
import { type At, createPast } from './past.ts';
import { loadPeople } from './people.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-history-'));
const store = openSqliteStore(join(folder, 'vse.sqlite'));
const sent: string[] = [];

const catalogue = {
  adjectiveIds: new Map(),
  fragranceIds: new Map(),
  providerIds: new Map(providers.map(({ slug }, index) => [slug, `provider-${index}`])),
};

const config = readConfig({
  ...HOUSE,
  SQLITE_FILE: join(folder, 'vse.sqlite'),
});
const email: Email = {
  async send(recipient) {
    sent.push(recipient);
    return { kind: 'sent' };
  },
  askStatus: async () => ({ kind: 'delivered' }),
};
const past = createPast(email, toTry);
const context = createContext(config, store, past);

/** Loads the past; cut off before its so manieth step. */
async function seed(steps = Number.POSITIVE_INFINITY) {
  let left = steps;
  const at: At = (daysAgo, work) => {
    left -= 1;
    if (left < 0) throw new Error('cut off');
    return past.at(daysAgo, work);
  };
  const people = await loadPeople(context, catalogue, at, () => {});
  return loadHistory(context, catalogue, people, at, () => {});
}

async function counts() {
  const { userLogs, mails, invites, quizResults } = recordsOf(store);
  const lists = [userLogs, mails, invites, quizResults].map((container) => container.count([]));
  return Promise.all(lists);
}

let invites: Awaited<ReturnType<typeof seed>>;
beforeAll(async () => {
  await loadWords(context, fragrances);
  await expect(seed(100)).rejects.toThrow('cut off');
  invites = await seed();
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('a seed of the past that was cut off and run again leaves what one run leaves', async () => {
  expect(await counts()).toEqual([44, 32, 32, 40]);
  expect(await seed()).toEqual(invites);
  expect(await counts()).toEqual([44, 32, 32, 40]);
  expect(sent.sort()).toEqual([...toTry].sort());
});

test('the withdrawn invite was withdrawn before it would have run out', async () => {
  const all = await everything(recordsOf(store).invites, { where: [] });
  const withdrawn = all.map(({ doc }) => doc).filter(({ revokedDate }) => revokedDate !== null);
  expect(withdrawn).toHaveLength(1);
  for (const { revokedDate, inviteDate, expiresDate } of withdrawn) {
    expect(`${revokedDate}` > inviteDate).toBe(true);
    expect(`${revokedDate}` < expiresDate).toBe(true);
  }
});

test('what became of recommendations was noted after the quiz, by its salesperson, in each kind', async () => {
  const results = (await everything(recordsOf(store).quizResults)).map(({ doc }) => doc);
  const noted = results.flatMap((result) =>
    (result.outcomes ?? []).map((outcome) => ({ ...outcome, result })),
  );
  expect(new Set(noted.map(({ kind }) => kind))).toEqual(
    new Set(['sent', 'smelled', 'chosen', 'refused']),
  );
  for (const { date, by, result } of noted) {
    expect(date > `${result.quizCompleteDate}`).toBe(true);
    expect(date < new Date().toISOString()).toBe(true);
    expect(by).toBe(result.salespersonId);
  }
});

test('invites and quizzes are spread over a year, the most of them in its last quarter', async () => {
  const { invites: invited, quizResults } = recordsOf(store);
  const dates = [
    (await everything(invited)).map(({ doc }) => doc.inviteDate),
    (await everything(quizResults)).map(({ doc }) => `${doc.quizStartDate}`),
  ];
  const quarters = dates.map((each) => {
    const counts = [0, 0, 0, 0];
    for (const date of each) {
      const at = Math.floor((Date.now() - Date.parse(date)) / (91.25 * DAY_MS));
      counts[at] = (counts[at] ?? 0) + 1;
    }
    return counts;
  });
  expect(quarters).toEqual([
    [14, 7, 7, 4],
    [16, 12, 8, 4],
  ]);
});
