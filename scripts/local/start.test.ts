import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { needs } from '../../tests/support/needs.ts';
import { listen } from './listen.ts';
import { anyPort } from './ports.ts';
import { takeTurn, turnFile } from './turn.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-start-'));
const running = new Set<ChildProcess>();
/** Also what a failed test has left. */
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGINT');
    await once(child, 'close');
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (...args: string[]) => startWith(process.env, ...args);

/** Runs npm start without npm. Returns its output and its exit code. */
function startWith(env: NodeJS.ProcessEnv, ...args: string[]) {
  const script = resolve(import.meta.dirname, 'start.ts');
  const child = spawn(process.execPath, [script, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output.text += chunk;
    });
  return { child, said: output, code: codeOf(child) };
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'close');
  return code;
}

async function refusal(...args: string[]): Promise<string> {
  const { said, code } = start(...args);
  expect(await code).toBe(1);
  const lines = said.text.trim().split('\n');
  return lines.filter((line) => !line.startsWith('Starting VSE')).join('\n');
}

const data = (name: string) => ['--data', join(folder, name)];

test('a port that is taken is reported in one line', async () => {
  const server = createServer();
  const port = await listen(server, 0);
  expect(await refusal(...data('port'), '--port', `${port}`)).toBe(
    `Port ${port} is taken. Choose another with --port, or leave --port out.`,
  );
  server.close();
});

test('a data folder that cannot be used is reported in one line', async () => {
  writeFileSync(join(folder, 'thesis.txt'), 'years of work');
  expect(await refusal('--data', folder)).toBe(
    `${folder} holds something else. Choose another folder with --data.`,
  );
  expect(await refusal('--data', join(folder, 'thesis.txt', 'data'))).toMatch(
    /^The data folder .* cannot be written to \(ENOTDIR\)\.$/,
  );
});

test('data of another version is reported in one line and stays', async () => {
  const path = join(folder, 'older');
  mkdirSync(path);
  for (const name of ['made-by-vse.txt', 'secrets.json', 'vse.sqlite'])
    writeFileSync(join(path, name), '');
  expect(await refusal(...data('older'))).toBe(
    `${path} has data of another version of VSE, which this version cannot read. Delete the data with ` +
      'npm start -- --reset (and the same --data, if you gave one), or choose another folder with --data.',
  );
  expect(readdirSync(path)).toEqual(
    expect.arrayContaining(['made-by-vse.txt', 'secrets.json', 'vse.sqlite']),
  );
});

test.runIf(process.platform === 'linux')(
  'a folder under /proc is refused at once',
  needs('Linux'),
  async () => {
    expect(await refusal('--data', '/proc/vse/data')).toMatch(/cannot be written to \(ENOENT\)\.$/);
  },
);

test('a Cosmos DB that does not answer is reported in one line', async () => {
  const url = `http://127.0.0.1:${await anyPort()}`;
  expect(await refusal(...data('cosmos'), '--cosmos', url)).toMatch(
    new RegExp(`^No Cosmos DB answers at ${url}: .*ECONNREFUSED`),
  );
});

test('a start waits while another one takes its ports', async () => {
  // The folder of temporary files of the other one.
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  const env = { ...process.env, XDG_CACHE_HOME: folder, TMPDIR: temporary, TEMP: temporary };
  const file = join(folder, 'vse', basename(turnFile()));
  mkdirSync(dirname(file), { recursive: true });
  const endTurn = await takeTurn(() => expect.fail('Nobody else starts'), file);
  const { child, said, code } = startWith(env, ...data('turn'), '--empty');
  await expect.poll(() => said.text).toMatch(/is just starting .*\n$/);
  endTurn();
  await expect.poll(() => said.text).toContain('Ctrl-C ends it');
  const next = await takeTurn(() => expect.fail('The turn has not ended'), file);
  next();
  child.kill('SIGINT');
  expect(await code).toBe(0);
});

test('the start prints all addresses, and Ctrl-C ends all parts', async () => {
  const { child, said, code } = start(...data('whole'), '--empty', '--port', `${await anyPort()}`);
  await expect.poll(() => said.text).toContain('Ctrl-C ends it');
  const [app = '', mailbox = ''] = said.text.match(/http:\/\/\S+:\d+(?=\n)/g) ?? [];
  expect((await fetch(app)).status).toBe(200);
  expect((await fetch(mailbox)).status).toBe(200);
  child.kill('SIGINT');
  expect(await code).toBe(0);
  expect(said.text).toMatch(/Stopping…\n$/);
  await expect(fetch(app)).rejects.toThrow();
  await expect(fetch(mailbox)).rejects.toThrow();
});
