import { DAY_MS } from '@vse/domain/rules/durations';
import { beforeEach, expect, it } from 'vitest';
import { HOUSE } from '../../../../tests/support/house.ts';
import { inviteDoc, mailDoc, resultDoc } from '../../../../tests/support/insight.ts';
import { runRegular } from '../../../../tests/support/jobs.ts';
import { describeStores } from '../../../../tests/support/store-suites.ts';
import { readConfig } from '../../config.ts';
import { endRecordsJob } from '../../jobs/end-records.ts';
import type { ContainerName, Doc, Store } from '../../store/store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { createContext } from '../context.ts';

const ON = {
  KEEP_INVITES_DAYS: '30',
  KEEP_UNFINISHED_DAYS: '60',
  KEEP_RESULTS_DAYS: '90',
  KEEP_LOGS_DAYS: '100',
  KEEP_HISTORY_DAYS: '200',
};
const HELD: ContainerName[] = [
  ...(['invites', 'quizResults', 'mails', 'userLogs', 'userLogPeople'] as const),
  ...(['userLanguageHistory', 'history'] as const),
];
const NOW = new Date('2026-11-24T10:00:00.000Z');
const now = () => NOW;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();
const ANA = { name: 'Ana Marked', email: 'ana@marked.example' };

describeStores('The end of records', ({ store }) => {
  const end = (of: Store, env: Record<string, string> = ON) =>
    runRegular(
      createContext(readConfig({ ...HOUSE, SQLITE_FILE: 'none', ...env }), of, { now }),
      endRecordsJob,
    );

  /** One record of each kind: 'old' ones are over, 'new' ones are not. */
  async function fill(...ages: ('old' | 'new')[]) {
    const records = recordsOf(store(), now);
    for (const age of ages) {
      const days = age === 'old' ? 1 : -1;
      const invite = inviteDoc(`invite-${age}`, ago(70), { ...ANA, expiresDate: ago(30 + days) });
      await records.invites.create(invite);
      await records.mails.create({ ...mailDoc(`mail-${age}`, 'sent'), about: `invite-${age}` });
      for (const [kind, limit, isQuizCompleted] of [
        ['unfinished', 60, false],
        ['finished', 90, true],
      ] as const) {
        const quizCompleteDate = isQuizCompleted ? ago(limit + days) : null;
        const more = { isQuizCompleted, quizCompleteDate, inviteId: `of-${kind}`, invite: ANA };
        const result = resultDoc(`${kind}-${age}`, ago(limit + days), more);
        await records.quizResults.create(result);
      }
      const date = ago(100 + days);
      await records.userLogs.create({ id: age, userId: 'jo', provider: null, date });
      await records.userLogPeople.create({
        ...{ id: age, provider: null, lastDate: date, count: 1, countAtProvider: 1 },
      });
      await records.userLanguageHistory.create({ id: age, userId: 'jo', language: 'fr', date });
      await records.formerStates.create({
        ...{ id: age, record: 'r', date: ago(900), replacedDate: ago(200 + days) },
        ...{ keepUntil: ago(-200), state: {} },
      } as never);
    }
  }
  const docsOf = async (name: ContainerName) =>
    (await store().container<Doc>(name).page({ limit: 100 })).items;
  async function clear() {
    for (const name of [...HELD, 'jobs'] as const)
      for (const { doc, etag } of await docsOf(name))
        await store().container(name).remove(doc.id, etag);
  }
  /** All records, without their ETags. */
  async function kept() {
    const all: string[] = [];
    for (const name of HELD)
      for (const { doc } of await docsOf(name)) all.push(`${name} ${JSON.stringify(doc)}`);
    return all.sort();
  }
  /** The records that still name the person, and all. */
  async function left() {
    const all = await kept();
    const named = all.filter((each) => /marked/i.test(each)).map(idIn);
    return { named, ids: all.map(idIn) };
  }
  const idIn = (line: string) => `${line.split(' ')[0]} ${/"id":"([^"]*)"/.exec(line)?.[1]}`;

  beforeEach(async () => {
    await clear();
    await fill('old', 'new');
  });

  const LOGS_LEFT = ['userLanguageHistory new', 'userLogPeople new', 'userLogs new'];

  it('makes what is over anonymous and removes its mails, and nothing else', async () => {
    expect(await end(store())).toEqual({ ended: 7 });
    expect(await left()).toEqual({
      named: ['invites invite-new', 'quizResults finished-new', 'quizResults unfinished-new'],
      ids: [
        ...['history new', 'invites invite-new', 'invites invite-old', 'mails mail-new'],
        ...['quizResults finished-new', 'quizResults finished-old'],
        ...['quizResults unfinished-new', 'quizResults unfinished-old', ...LOGS_LEFT],
      ],
    });
    const before = await kept();
    expect(await end(store())).toEqual({ ended: 0 });
    expect(await kept()).toEqual(before);
  });

  it('deletes what is over where the setting says so, and nothing else', async () => {
    expect(await end(store(), { ...ON, KEEP_ANONYMOUS: 'false' })).toEqual({ ended: 7 });
    expect((await left()).ids).toEqual([
      ...['history new', 'invites invite-new', 'mails mail-new'],
      ...['quizResults finished-new', 'quizResults unfinished-new', ...LOGS_LEFT],
    ]);
  });

  it('leaves the same records when two instances run at the same time', async () => {
    await end(store());
    const once = await kept();
    await clear();
    await fill('old', 'new');
    await Promise.all([end(store()), end(store())]);
    expect(await kept()).toEqual(once);
  });
});
