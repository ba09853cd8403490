import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

test('every test that SECURITY.md names is there', () => {
  const text = readFileSync(resolve(root, 'SECURITY.md'), 'utf8');
  const named = [...text.matchAll(/`([^`]+\.(?:test|spec)\.ts)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});
