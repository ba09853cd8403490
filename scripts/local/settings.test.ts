import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { settings } from '@vse/domain/data/settings.json';
import { expect, test, vi } from 'vitest';
import { blobConnectionString } from './azurite/account.ts';
import type { DataFolder } from './data-folder.ts';
import { emailConnectionString } from './mailbox/wire.ts';
import { apiSettings } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');
const sample = JSON.parse(readFileSync(resolve(root, 'local.settings.sample.json'), 'utf8'));
const ofTheRuntime = ['FUNCTIONS_WORKER_RUNTIME', 'AzureWebJobsStorage'];
const names = settings.map(({ name }) => name);

const ports = { web: 4280, api: 7071, azurite: 10_000, mailbox: 4900, graph: 4901, entra: 4902 };
const data: DataFolder = {
  path: '/data',
  secrets: { serverSecret: 's'.repeat(32), functionKey: 'k' },
  file: (name) => `/data/${name}`,
  seeded: () => [],
  release: () => {},
};

test("the sample for the Core Tools has all of the API's settings, and no others", () => {
  const given = Object.keys(sample.Values).filter((name) => !ofTheRuntime.includes(name));
  expect(given.sort()).toEqual([...names].sort());
});

test('the sample points to the local cloud: records, mailbox, storage, directory and its groups', () => {
  const { Values } = sample;
  expect(resolve(root, 'api/dist', Values.SQLITE_FILE)).toBe(resolve(root, '.local/vse.sqlite'));
  expect(Values.EMAIL_CONNECTION_STRING).toBe(emailConnectionString(ports.mailbox));
  expect(blobConnectionString(ports.azurite)).toContain('AccountName=devstoreaccount1');
  const local = apiSettings(data, ports, { store: 'sqlite' });
  const shared = [
    ...['SITE_URL', 'EMAIL_SENDER', 'SUPPORT_EMAIL', 'COMPANY_PROVIDER', 'COMPANY_DOMAIN'],
    ...['GRAPH_ENDPOINT', 'GROUP_ADMIN_ID', 'GROUP_MANAGER_ID', 'GROUP_SALESPERSON_ID'],
  ];
  for (const name of shared) expect(Values[name], name).toBe(local[name]);
});

test('the sample uses another port than the API of npm start', () => {
  const readme = readFileSync(resolve(root, 'README.md'), 'utf8');
  const [, port] = /`func start --port (\d+)`/.exec(readme) ?? [];
  expect(Number(port)).toBeGreaterThan(ports.api);
});

test('the local cloud sets every required setting, and only one database', () => {
  const sqlite = apiSettings(data, ports, { store: 'sqlite' });
  const required = settings.filter((setting) => 'required' in setting && setting.required);
  for (const { name } of required) expect(sqlite[name], name).toBeTruthy();
  expect(sqlite.COSMOS_ENDPOINT).toBeUndefined();
  const records = { store: 'cosmos', endpoint: 'http://127.0.0.1:1', key: 'k' } as const;
  expect(apiSettings(data, ports, records).SQLITE_FILE).toBeUndefined();
});

test('the local cloud turns on the fake accounts only when it signs in with them', () => {
  const records = { store: 'sqlite' } as const;
  expect(apiSettings(data, ports, records).DEMO_ACCOUNTS).toBe('true');
  expect(apiSettings(data, ports, records, 'entra').DEMO_ACCOUNTS).toBeUndefined();
  expect(sample.Values.DEMO_ACCOUNTS).toBe('true');
});

test("a developer's shell cannot make the local cloud look like Azure", () => {
  vi.stubEnv('CONTAINER_NAME', 'dev-container');
  expect(apiSettings(data, ports, { store: 'sqlite' }).CONTAINER_NAME).toBeUndefined();
  vi.unstubAllEnvs();
});
