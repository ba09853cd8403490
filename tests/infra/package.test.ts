import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import type { Call } from '@vse/domain/contract/calls';
import * as calls from '@vse/domain/contract/calls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { timers } from '../../api/src/timers/timers.ts';
import { buildApi } from '../../scripts/build-api.ts';
import { packageFiles } from '../../scripts/deploy/package.ts';
import { zip } from '../../scripts/deploy/zip.ts';
import type { Part } from '../../scripts/local/part.ts';
import { startTestHost } from './test-host.ts';

/** The product grows, but a package of this size in one file still loads quickly at a cold start. */
const MOST_BYTES = 2_500_000;
const folder = mkdtempSync(join(tmpdir(), 'vse-packaged-'));
const built = join(folder, 'dist');
const unpacked = join(folder, 'unpacked');
let archive: Buffer;
let host: Part;
let url: string;

/** Starts the package in the local host with these settings. Returns the host, its address and what it logs. */
async function startPackage(env: Record<string, string>) {
  const lines: string[] = [];
  const { part, origin } = await startTestHost(
    { SQLITE_FILE: join(folder, 'vse.sqlite'), ...env },
    { args: ['--entry', join(unpacked, 'main.js')], say: (line) => lines.push(line) },
  );
  return { part, url: `${origin}/api`, lines };
}

/** Where an archive's directory has the entry of each file. */
function entriesIn(bytes: Buffer): number[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const entries: number[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    entries.push(at);
    at += 46 + bytes.readUInt16LE(at + 28);
  }
  return entries;
}

/** Reads an archive by its directory, as the platform does. */
function unzip(bytes: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {};
  for (const at of entriesIn(bytes)) {
    const checksum = bytes.readUInt32LE(at + 16);
    const size = bytes.readUInt32LE(at + 20);
    const length = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = inflateRawSync(bytes.subarray(start, start + size));
    expect(crc32(content)).toBe(checksum);
    files[bytes.toString('utf8', at + 46, at + 46 + length)] = content;
  }
  return files;
}

beforeAll(async () => {
  await buildApi(built);
  // A developer's own settings lie there for the Core Tools, and must not be uploaded.
  writeFileSync(join(built, 'local.settings.json'), '{}');
  const names = packageFiles(built);
  archive = zip(Object.fromEntries(names.map((name) => [name, join(built, name)])));
  mkdirSync(unpacked);
  for (const [name, content] of Object.entries(unzip(archive))) {
    mkdirSync(dirname(join(unpacked, name)), { recursive: true });
    writeFileSync(join(unpacked, name), content);
  }
  ({ part: host, url } = await startPackage({}));
});
afterAll(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true });
});

test('the package holds the bundle, its map, its manifest and the settings of the host, and is small', () => {
  expect(readdirSync(unpacked).sort()).toEqual([
    'chunks',
    'host.json',
    'main.js',
    'main.js.map',
    'package.json',
  ]);
  console.log(`The package of the API: ${(archive.length / 1024).toFixed(0)} KB zipped.`);
  expect(archive.length).toBeLessThan(MOST_BYTES);
});

test('the archive gives every file a Unix mode that any user of the host can read', () => {
  const UNIX = 3;
  const modes = entriesIn(archive).map((at) => [
    archive.readUInt8(at + 5),
    (archive.readUInt32LE(at + 38) >>> 16).toString(8),
  ]);
  expect(modes.length).toBeGreaterThan(5);
  for (const mode of modes) expect(mode).toEqual([UNIX, '100644']);
});

test('the same files make the same archive, whatever mode and time they have', () => {
  const file = join(folder, 'same.txt');
  const archiveOf = (mode: number) => {
    rmSync(file, { force: true });
    writeFileSync(file, 'text', { mode });
    return zip({ 'same.txt': file });
  };
  expect(archiveOf(0o600)).toEqual(archiveOf(0o755));
});

/** The sources of a file of the bundle and of every chunk that it imports at once. */
function sourcesLoadedWith(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const { sources } = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
  const imported = readFileSync(path, 'utf8').matchAll(/(?:from|import)"(\.[^"]+\.js)"/g);
  return [
    ...sources,
    ...[...imported].flatMap(([, chunk = '']) =>
      sourcesLoadedWith(join(dirname(path), chunk), seen),
    ),
  ];
}

test('the SDKs of Azure and of OpenTelemetry are not loaded with it', () => {
  const sources = sourcesLoadedWith(join(unpacked, 'main.js'));
  expect(sources.join('\n')).toContain('@azure/functions/');
  const sdks = /node_modules\/(@opentelemetry|@azure\/(?!functions))/;
  expect(sources.filter((source) => sdks.test(source))).toEqual([]);
});

test('its manifest asks for nothing to be installed', () => {
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ type: 'module', main: 'main.js' });
  expect(
    Object.keys(manifest).filter((name) => /dependencies|workspaces|scripts/i.test(name)),
  ).toEqual([]);
});

test('it starts and answers in a folder without any node_modules', async () => {
  const response = await fetch(`${url}/vseGetAppSettings`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ supportEmail: 'support@aurum.example' });
});

describe('with a setting that is wrong in Azure', () => {
  let broken: Awaited<ReturnType<typeof startPackage>>;
  beforeAll(async () => {
    broken = await startPackage({
      WEBSITE_SITE_NAME: 'func-prod-x',
      SERVER_SECRET: '@Microsoft.KeyVault(SecretUri=https://kv-x.vault.azure.net/secrets/s)',
    });
  });
  afterAll(() => broken?.part.stop());

  /** What the log has of an event, up to now. */
  const linesOf = (event: string) =>
    broken.lines.flatMap((line) => {
      const [text = '{}'] = /\{.*\}/.exec(line) ?? [];
      const parsed = JSON.parse(text);
      return parsed.event === event ? [parsed] : [];
    });

  test('answers every call with a problem of its own, so that no respondent reads that a quiz does not exist', async () => {
    const key = { 'x-functions-key': 'key' };
    for (const { name, method, route = name } of Object.values<Call>(calls)) {
      const response = await fetch(`${broken.url}/${route}`, { method, headers: key });
      expect([response.status, response.headers.get('retry-after')], name).toEqual([503, '60']);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({
        status: 503,
        issues: [{ code: 'SERVER_ERROR' }],
        requestId: response.headers.get('x-request-id'),
      });
    }
    expect(Object.values(calls).length).toBeGreaterThan(80);
  });

  test('fails its timers, and names the setting in a line that an alert watches', async () => {
    const run = new URL('/admin/functions/timers', broken.url);
    const response = await fetch(run, { method: 'POST', headers: { 'x-functions-key': 'key' } });
    expect(response.status).toBe(202);
    await vi.waitFor(() =>
      expect(linesOf('timer').map(({ name, status }) => [name, status])).toEqual(
        expect.arrayContaining(timers.map(({ name }) => [name, 'failed'])),
      ),
    );
    expect(linesOf('unforeseen')[0]?.cause).toContain('SERVER_SECRET: is an unresolved reference');
  });
});
