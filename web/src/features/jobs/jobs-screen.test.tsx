import { endJob, listJobs, retryJob } from '@vse/domain/contract/calls';
import type { Job } from '@vse/domain/records/jobs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { notifications } from '../../lib/notifications.ts';
import { showLanguage } from '../../lib/words/words.ts';
import '../../ui/base/tokens.css';
import '../../ui/base/base.css';
import { OfficeShell } from '../../ui/kit/office-shell.tsx';
import { JobsScreen } from './jobs-screen.tsx';

const SET: Job = {
  ...{ id: 'set', kind: 'changeSet', state: 'done', total: 250, by: 'Ana Lima' },
  ...{ began: '2026-11-24T10:00:00.000Z', changed: '2026-11-24T10:05:00.000Z', due: null },
  ...{ tries: 0, counts: [], reason: '', left: [], canEnd: false, isEnding: false },
};
const FAILED: Job = {
  ...SET,
  ...{ state: 'failed', tries: 10, reason: 'JOB_INTERRUPTED', canEnd: true },
  counts: [{ what: 'written', count: 100 }],
  left: [
    { state: 'changed', count: 100, names: ['Pine', 'Rose'] },
    { state: 'unchanged', count: 150, names: ['Sage'] },
  ],
};
const ERASURE: Job = { ...SET, id: 'erasure', kind: 'erasure', total: null };
const COUNTING: Job = { ...SET, id: 'counting', kind: 'countInsight', total: null, by: '' };

type Answer = object | Response | Promise<Response>;
let jobs: Job[];
let answers: Record<string, (id: string) => Answer>;
let asked: string[];

beforeEach(async () => {
  await page.viewport(1280, 800);
  keepStaffToken(TEST_TOKEN);
  asked = [];
  answers = {};
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    asked.push(name);
    const { id = '' } = init?.body ? JSON.parse(String(init.body)) : {};
    const answer = await (answers[name]?.(id) ??
      (name === listJobs.name ? { items: jobs } : { functionKey: 'key' }));
    return answer instanceof Response ? answer : Response.json(answer);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  notifications.set([]);
  dropStaffToken();
  await showLanguage('en');
});

const open = (...listed: Job[]) => {
  jobs = listed;
  return openAs('Admin');
};
const openAs = (kind: 'Admin' | 'Manager') =>
  render(
    <SignedIn session={{ kind }}>
      <OfficeShell>
        <JobsScreen />
      </OfficeShell>
    </SignedIn>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const sent = (name: string) => asked.filter((each) => each === name).length;
const texts = () => notifications.get().map(({ text }) => text);
/** The server's job is another one from now on. */
const become = (fields: Partial<Job>): Job => {
  const changed = { ...jobs[0], ...fields } as Job;
  jobs = [changed, ...jobs.slice(1)];
  return changed;
};

test('an Admin sees why a job has failed, tries it again, and it is done', async () => {
  await open(FAILED);
  const failed = row('Change of 250 records');
  await expect.element(failed.getByText('Failed', { exact: true })).toBeVisible();
  await expect.element(failed.getByText('It was interrupted in each of its runs.')).toBeVisible();
  await expect.element(failed.getByText('Records written: 100 of 250')).toBeVisible();
  await expect.element(failed.getByText('Begun by Ana Lima')).toBeVisible();
  await expect
    .element(failed.getByRole('link', { name: 'Change of 250 records' }))
    .toHaveAttribute('href', '/changes');
  const answer = Promise.withResolvers<Response>();
  answers[retryJob.name] = () => answer.promise;
  const again = button('Try again: Change of 250 records');
  const element = again.element() as HTMLElement;
  element.click();
  element.click();
  await expect.element(page.getByRole('button', { name: 'One moment…' })).toBeVisible();
  const done = become({ ...SET, counts: [{ what: 'written', count: 250 }] });
  answer.resolve(Response.json(done));
  await expect.element(page.getByText('Done', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Records written: 250 of 250')).toBeVisible();
  await expect.element(page.getByText('It was interrupted')).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: /^(Try again|End)/ }).elements()).toEqual([]);
  expect(sent(retryJob.name)).toBe(1);
});

test('an Admin ends a change set, and reads which records are in which state', async () => {
  await open({ ...FAILED, state: 'running', reason: '', left: [] });
  await button('End: Change of 250 records').click();
  const dialog = page.getByRole('dialog', { name: 'End this: Change of 250 records?' });
  await expect.element(dialog.getByText(/Others can change the catalogue again/)).toBeVisible();
  expect(sent(endJob.name)).toBe(0);
  answers[endJob.name] = () =>
    become({ state: 'ended', canEnd: false, left: FAILED.left, due: null });
  const end = dialog.getByRole('button', { name: 'End' });
  const element = end.element() as HTMLElement;
  element.click();
  element.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const ended = row('Change of 250 records');
  await expect.element(ended.getByText('Ended', { exact: true })).toBeVisible();
  await expect.element(ended.getByText('100 changed: Pine, Rose, and 98 more')).toBeVisible();
  await expect.element(ended.getByText('150 unchanged: Sage and 149 more')).toBeVisible();
  expect(sent(endJob.name)).toBe(1);
  expect(texts()).toEqual([
    'Ended: Change of 250 records. 100 changed: Pine, Rose, and 98 more. 150 unchanged: Sage and 149 more.',
  ]);
});

test('a job that waits after an error says when it runs next, and why; regular work cannot be ended', async () => {
  await open({
    ...COUNTING,
    ...{ state: 'waiting', due: '2026-11-24T10:15:00.000Z', tries: 2 },
    ...{ reason: 'The database does not answer', counts: [{ what: 'counted', count: 1200 }] },
  });
  const waiting = row('Counts for insight');
  await expect.element(waiting.getByText('Waiting after an error')).toBeVisible();
  await expect.element(waiting.getByText(/^Next run: Nov 24, 2026/)).toBeVisible();
  await expect.element(waiting.getByText('The database does not answer')).toBeVisible();
  await expect.element(waiting.getByText('Changes counted: 1,200')).toBeVisible();
  expect(waiting.getByText(/^Begun by|^until/).elements()).toEqual([]);
  expect(waiting.getByRole('button').elements()).toHaveLength(1);
  await expect.element(button('Try again: Counts for insight')).toBeVisible();
});

test('an erasure names no person, counts by place, and says what ending it means', async () => {
  const counts = [
    { what: 'invites', count: 3 },
    { what: 'mails', count: 0 },
    { what: 'unreadable', count: 1 },
  ];
  await open({ ...ERASURE, state: 'running', counts, canEnd: true });
  const erasing = row('Erasure of what is kept about a person');
  await expect.element(erasing.getByText('Running', { exact: true })).toBeVisible();
  await expect.element(erasing.getByText('Invites: 3')).toBeVisible();
  await expect.element(erasing.getByText('Unreadable: 1')).toBeVisible();
  expect(erasing.getByText('E-mails: 0').elements()).toEqual([]);
  await erasing.getByRole('button', { name: /^End/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^What is erased stays erased/)).toBeVisible();
  answers[endJob.name] = () => become({ isEnding: true });
  await dialog.getByRole('button', { name: 'End' }).click();
  await expect.element(erasing.getByText('Being ended')).toBeVisible();
  expect(erasing.getByRole('button').elements()).toEqual([]);
  expect(texts()).toEqual(['Being ended: Erasure of what is kept about a person.']);
});

test('failed jobs come first, then those that go on, then those that are over', async () => {
  await open(
    { ...SET, id: 'a', total: 1 },
    { ...SET, id: 'b', total: 2, state: 'ended' },
    { ...SET, id: 'c', total: 3, state: 'waiting', due: SET.began },
    { ...SET, id: 'd', total: 4, state: 'running', due: SET.began },
    { ...SET, id: 'e', total: 5, state: 'failed' },
  );
  await expect.element(row('Change of 5 records')).toBeVisible();
  expect(
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(
    ['5 records', '4 records', '3 records', '1 record', '2 records'].map(
      (count) => `Change of ${count}Begun by Ana Lima`,
    ),
  );
});

test('work of a newer version is shown by its name, and nothing can be done with it', async () => {
  await open({ ...COUNTING, kind: 'constructor', state: 'waiting', due: SET.began, canEnd: true });
  await expect.element(row('constructor').getByText('Waiting', { exact: true })).toBeVisible();
  expect(row('constructor').getByRole('button').elements()).toEqual([]);
});

test('the list follows a job that runs until it is over, and rests while the page is hidden', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await open({ ...SET, state: 'running', counts: [{ what: 'written', count: 100 }] });
  await expect.element(page.getByText('Records written: 100 of 250')).toBeVisible();
  become({ counts: [{ what: 'written', count: 200 }] });
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(sent(listJobs.name)).toBe(1);
  visible.mockReturnValue('visible');
  await expect.element(page.getByText('Records written: 200 of 250')).toBeVisible();
  become({ state: 'done' });
  await expect.element(page.getByText('Done', { exact: true })).toBeVisible();
  const reads = sent(listJobs.name);
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(sent(listJobs.name)).toBe(reads);
});

test('a refusal says why, and the list is read again', async () => {
  await open(FAILED);
  answers[retryJob.name] = () => {
    become({ ...SET });
    const issue = { code: 'JOB_OVER', message: '', field: null, params: [] };
    return Response.json({ issues: [issue] }, { status: 409 });
  };
  await button('Try again: Change of 250 records').click();
  await expect.element(page.getByText('Done', { exact: true })).toBeVisible();
  await expect.poll(texts).toEqual(['It could not be tried again: This work is over already.']);
});

test('without jobs the page says so', async () => {
  await open();
  await expect
    .element(page.getByText('Nothing has been going on in the last 30 days'))
    .toBeVisible();
});

test('a failure to read is said, and read again', async () => {
  answers[listJobs.name] = () => Response.json({ errors: [] }, { status: 400 });
  await open(COUNTING);
  await expect
    .element(page.getByRole('heading', { name: 'We could not load this page' }))
    .toBeVisible();
  delete answers[listJobs.name];
  await button('Try again').click();
  await expect.element(row('Counts for insight')).toBeVisible();
});

test('a Manager is denied the page, and nothing is asked', async () => {
  jobs = [FAILED];
  await openAs('Manager');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
  expect(sent(listJobs.name)).toBe(0);
});

test.each([
  ['de', 'Änderung an 250 Datensätzen', 'Sie wurde bei jedem Lauf unterbrochen.'],
  ['es', 'Cambio de 250 registros', 'Se interrumpió en cada ejecución.'],
  ['fr', 'Modification de 250 fiches', 'Elle a été interrompue à chaque passage.'],
] as const)('in %s, a job and its reason are in that language', async (language, what, reason) => {
  await showLanguage(language);
  await open(FAILED);
  await expect.element(row(what).getByText(reason)).toBeVisible();
});

test.each([360, 768, 1280])('at %i px nothing scrolls sideways, also in German', async (width) => {
  await page.viewport(width, 900);
  await showLanguage('de');
  await open(
    { ...FAILED, left: [{ state: 'changed', count: 1250, names: Array(20).fill('Rosenholz') }] },
    { ...ERASURE, state: 'waiting', due: SET.began, reason: 'x'.repeat(80), canEnd: true },
    { ...COUNTING, kind: 'eraseAgain' },
    { ...COUNTING, id: 'newer', kind: 'aKindOfWorkThatOnlyANewerVersionKnows' },
  );
  await expect.element(row('Änderung an 250 Datensätzen')).toBeVisible();
  expect(page.getByRole('region', { name: 'Aufgaben' }).elements()).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBe(width);
});
