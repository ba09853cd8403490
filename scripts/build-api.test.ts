import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleForWorker } from './build-api.ts';

const sources = resolve(import.meta.dirname, '../api/src');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vse-bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('in the bundle the Graph client loads: a directory that cannot be reached is 503, not an unforeseen error', async () => {
  await bundleForWorker(join(sources, 'clients/directory.ts'), folder);
  const { createDirectory } = await import(pathToFileURL(join(folder, 'main.js')).href);
  const directory = createDirectory({ GRAPH_ENDPOINT: 'http://127.0.0.1:1' });
  await expect(directory.isAnswering()).rejects.toMatchObject({ status: 503 });
});

test('in the bundle PDF.js loads: a one-sheet that asks for a password is told from one that does not', async () => {
  await bundleForWorker(join(sources, 'services/catalogue/pdf-password.ts'), folder);
  const { asksForPassword } = await import(pathToFileURL(join(folder, 'main.js')).href);
  const pdf = (name: string) =>
    readFileSync(resolve(import.meta.dirname, '../tests/support/pdfs', name));
  expect(await asksForPassword(pdf('secret-aes-256.pdf'))).toBe(true);
  expect(await asksForPassword(pdf('open-aes-256.pdf'))).toBe(false);
});

/**
 * A cold start compiles all of this, and the first call of a respondent what stands below it, without the database's
 * SDK. `import { z } from 'zod'` alone, in one file, would add 425 KB.
 */
const MOST_BYTES_AT_START = 350_000;
const MOST_BYTES_FOR_RESPONDENTS = 550_000;

test('what the API loads at its start and for the first call of a respondent stays small', async () => {
  const files = await bundleForWorker(join(sources, 'main.ts'), folder);
  const bytesOf = (...entries: RegExp[]) => {
    const isEntry = (file: string) => entries.some((entry) => entry.test(file));
    const loaded = new Set(Object.keys(files).filter(isEntry));
    expect(loaded).toHaveLength(entries.length);
    for (const file of loaded)
      for (const { path, kind } of files[file]?.imports ?? [])
        if (kind === 'import-statement' && path in files) loaded.add(path);
    return [...loaded].reduce((sum, file) => sum + (files[file]?.bytes ?? 0), 0);
  };
  expect(bytesOf(/\/main\.js$/)).toBeLessThan(MOST_BYTES_AT_START);
  const forRespondents = bytesOf(
    /\/main\.js$/,
    /\/respondent-endpoints-[^/]*\.js$/,
    /\/context-[^/]*\.js$/,
  );
  expect(forRespondents).toBeGreaterThan(MOST_BYTES_AT_START);
  expect(forRespondents).toBeLessThan(MOST_BYTES_FOR_RESPONDENTS);
});
