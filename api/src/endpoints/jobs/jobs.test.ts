import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { endpoints } from '../../../../tests/support/endpoints.ts';
import { addSmallCatalogue, changeFragrances } from '../../../../tests/support/small-catalogue.ts';
import type { JobDoc } from '../../store/document-types.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({}, DEMO);
  await addDemoStaff(opened.context);
  await addSmallCatalogue(opened.context);
});
afterEach(() => opened.stop());

const call = (
  name: 'vseListJobs' | 'vseRetryJob' | 'vseEndJob',
  input: Record<string, unknown> = {},
  as: 'Admin' | 'Manager' = 'Admin',
) => ask(endpoints[name], opened.context, input, demoToken(as));

const draft = () =>
  changeFragrances(opened.context, { publishState: 'Draft' }, ['sea', 'sun'], { userId: 'Admin' });

async function change(id: string, fields: Partial<JobDoc>) {
  const { jobs } = opened.context.records;
  const stored = (await jobs.read(id)) ?? expect.fail('No job');
  await jobs.replace({ ...stored.doc, ...fields }, stored.etag);
}

test('an Admin reads of how many records a change set is, who began it and how far it is', async () => {
  const { id } = await draft();
  const { status, body } = await call('vseListJobs');
  expect(status).toBe(200);
  expect(body.items).toContainEqual(
    expect.objectContaining({
      ...{ id, kind: 'changeSet', state: 'done', total: 2, by: 'Ines Calder', due: null },
      counts: [{ what: 'written', count: 2 }],
      ...{ reason: '', left: [], canEnd: false, isEnding: false },
    }),
  );
});

test('a job that is about no number of records says none, and one of an unknown kind cannot be ended', async () => {
  const { id } = await draft();
  await change(id, { kind: 'ofTomorrow', state: 'waiting', due: 0, input: { total: 'many' } });
  const { body } = await call('vseListJobs');
  expect(body.items).toContainEqual(
    expect.objectContaining({ id, kind: 'ofTomorrow', total: null, canEnd: false }),
  );
});

test.each(['vseListJobs', 'vseRetryJob', 'vseEndJob'] as const)(
  '%s refuses a Manager',
  async (name) => {
    const { id } = await draft();
    expect((await call(name, name === 'vseListJobs' ? {} : { id }, 'Manager')).status).toBe(403);
  },
);

test('a failed job that is tried again is done, and one that is over is refused', async () => {
  const { id } = await draft();
  await change(id, { state: 'failed', due: null, tries: 10, reason: 'JOB_INTERRUPTED' });
  const { status, body } = await call('vseRetryJob', { id });
  expect([status, body]).toEqual([200, expect.objectContaining({ id, state: 'done', reason: '' })]);
  for (const name of ['vseRetryJob', 'vseEndJob'] as const)
    expect(await call(name, { id })).toMatchObject({
      status: 409,
      body: { errors: ['This work is over already.'] },
    });
});
