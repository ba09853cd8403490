import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { needs } from '../../../../tests/support/needs.ts';
import { type Anything, resultWith } from '../../../../tests/support/store-suites.ts';
import type { Condition } from '../store.ts';
import { openSqliteStore } from './sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-sqlite-'));
const file = join(folder, 'new', 'folder', 'records.db');
afterEach(() => rmSync(join(folder, 'new'), { recursive: true, force: true }));

it('creates the file and its folder, and finds all documents again after a restart', async () => {
  const first = openSqliteStore(file);
  const created = await first.container('quizResults').create(resultWith());
  await first.close();
  await first.close();
  const second = openSqliteStore(file);
  expect(await second.container('quizResults').read(created.doc.id)).toEqual(created);
  await second.close();
});

it('reports a broken file by name, in one line', () => {
  const broken = join(folder, 'broken.db');
  writeFileSync(broken, 'this is no database '.repeat(500));
  expect(() => openSqliteStore(broken)).toThrow(/^The data file .*broken\.db cannot be used: .+$/);
});

it.each([
  ['a folder', () => folder],
  ['a path through a file', () => join(import.meta.filename, 'records.db')],
])('reports in one line that %s cannot be the file', (_, place) => {
  expect(() => openSqliteStore(place())).toThrow(/^The data file .+ cannot be used: .+$/);
});

it.skipIf(process.getuid?.() === 0)(
  'reports a file that it may not write',
  needs('another user than root'),
  async () => {
    await openSqliteStore(file).close();
    chmodSync(file, 0o444);
    expect(() => openSqliteStore(file)).toThrow(/cannot be used: .*readonly/);
  },
);

it('shares the file with other processes, and each ETag is accepted only once', async () => {
  const store = openSqliteStore(file);
  const counter = await store
    .container('quizResults')
    .create(resultWith({ id: 'counter', salesperson: 0 }));
  const script = `
    import { openSqliteStore } from '${import.meta.dirname}/sqlite-store.ts';
    const store = openSqliteStore(${JSON.stringify(file)});
    const results = store.container('quizResults');
    for (let done = 0; done < 50; ) {
      const { doc, etag } = await results.read('counter');
      const next = { ...doc, salesperson: doc.salesperson + 1 };
      done += await results.replace(next, etag).then(() => 1, (error) => {
        if (error.kind !== 'stale') throw error;
        return 0;
      });
    }
    await store.close();`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  await Promise.all([run(), run(), run()]);
  const found = await store.container('quizResults').read('counter');
  expect(found?.doc).toEqual({ ...counter.doc, salesperson: 150 });
  await store.close();
});

it('goes on reading while another process has locked the file for writing, and writes when it is released', async () => {
  const store = openSqliteStore(file);
  const files = store.container('files');
  await files.create({ id: 'before' });
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  // While the lock is held, nothing may block this thread: a busy timeout would for its whole length.
  const began = performance.now();
  const finished: string[] = [];
  const writes = ['one', 'two', 'three'].map((id) =>
    files.create({ id }).then(() => finished.push(id)),
  );
  for (let read = 0; read < 20; read++) {
    expect(await files.read('before')).toBeDefined();
    await new Promise(setImmediate);
  }
  const elapsed = performance.now() - began;
  expect(finished).toEqual([]);
  other.exec('ROLLBACK');
  other.close();
  await Promise.all(writes);
  expect(elapsed).toBeLessThan(1000);
  expect((await files.page({ limit: 9 })).items).toHaveLength(4);
  await store.close();
});

it('deletes at the next start what is older than the container’s ttlSeconds', async () => {
  const store = openSqliteStore(file);
  await store.container('rateLimits').create({ id: 'old' });
  await store.container('rateLimits').create({ id: 'new' });
  await store.container('files').create({ id: 'old' });
  await store.close();
  const db = new DatabaseSync(file);
  db.exec(`UPDATE rateLimits SET written = written - 86500 WHERE id = 'old'`);
  db.exec(`UPDATE files SET written = 0`);
  db.close();
  const again = openSqliteStore(file);
  expect(await again.container('rateLimits').read('old')).toBeUndefined();
  expect(await again.container('rateLimits').read('new')).toBeDefined();
  expect(await again.container('files').read('old')).toBeDefined();
  await again.close();
});

it('deletes a mail 90 days after its last write, but not one that was sent since', async () => {
  const mail = {
    ...{ state: 'sent', purpose: 'access', nextAttempt: null, about: null },
    recipientKey: null,
  };
  const store = openSqliteStore(file);
  const mails = store.container<Anything>('mails');
  await mails.create({ ...mail, id: 'settled long ago' });
  await mails.create({ ...mail, id: 'settled lately' });
  await mails.create({ ...mail, id: 'tried again', state: 'queued' });
  await store.close();
  const db = new DatabaseSync(file);
  const DAY = 86_400;
  const age = db.prepare('UPDATE mails SET written = written - ? WHERE id = ?');
  age.run(90 * DAY + 60, 'settled long ago');
  age.run(90 * DAY - 60, 'settled lately');
  age.run(90 * DAY - 60, 'tried again');
  db.close();
  const again = openSqliteStore(file);
  const left = await again.container('mails').page({ limit: 9 });
  expect(left.items.map(({ doc }) => doc.id)).toEqual(['settled lately', 'tried again']);
  const waiting = await again.container<Anything>('mails').read('tried again');
  if (!waiting) throw new Error('It waits still');
  // The attempt that settles the mail is a write, and its 90 days count from there.
  await again.container<Anything>('mails').replace({ ...mail, id: 'tried again' }, waiting.etag);
  await again.close();
  const later = new DatabaseSync(file);
  const { written } =
    later.prepare('SELECT written FROM mails WHERE id = ?').get('tried again') ?? {};
  later.close();
  expect(Number(written)).toBeGreaterThan(Date.now() / 1000 - DAY);
});

it('leaves no side files behind when it is closed', async () => {
  const store = openSqliteStore(file);
  await store.container('files').create({ id: 'one' });
  await store.close();
  expect([existsSync(`${file}-wal`), existsSync(`${file}-shm`)]).toEqual([false, false]);
});

it('finds documents by a common word in order, with other conditions, and counts them', async () => {
  const store = openSqliteStore(file);
  const results = store.container('quizResults');
  const common = Array.from({ length: 500 }, (_, at) => `guest${at}`);
  const add = (id: string, salesperson: string, ...words: string[]) =>
    results.create(resultWith({ id, quizStartDate: id, salesperson, findWords: words }));
  await add('a', 'eva', ...common, 'rose');
  await add('b', 'eva', ...common);
  await add('c', 'eva', 'rose');
  await add('d', 'tim', ...common, 'rose');
  await add('e', 'eva', 'guest', 'rose');
  const found = async (begins: string[], ...where: Condition[]) => {
    const orderBy = { field: 'quizStartDate', direction: 'descending' } as const;
    const words = { field: 'findWords', begins };
    const { items } = await results.page({ where: [words, ...where], orderBy, limit: 10 });
    expect(await results.count([words, ...where])).toBe(items.length);
    return items.map(({ doc }) => doc.id).join('');
  };
  const eva: Condition = { field: 'salesperson', equals: 'eva' };
  expect(await found(['gu'])).toBe('edba');
  expect(await found(['gu'], eva)).toBe('eba');
  expect(await found(['gu', 'rose'])).toBe('eda');
  expect(await found(['rose', 'gu', 'g'], eva)).toBe('ea');
  await store.close();
});
