import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as calls from '@vse/domain/contract/calls';
import { events } from '@vse/domain/data/events.json';
import { describe, expect, test } from 'vitest';
import { timers } from '../../api/src/timers/timers.ts';
import { alerts as logAlerts } from '../../infra/modules/alerts.json';
import { parameters } from '../../scripts/deploy/parameters.ts';
import { root, textOf } from './templates.ts';

const workbook = textOf('infra/modules/workbook.json');
const queries = [
  ...logAlerts.map(({ query }) => query),
  ...[...workbook.matchAll(/"query": "([^"]+)"/g)].map(([, query = '']) => query),
];

/** Events that the API's code writes: the runs by their type, everything else by the name given to logEvent. */
function writtenEvents(): string[] {
  const folder = resolve(root, 'api/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  return sources.flatMap((file) => {
    const text = readFileSync(resolve(folder, file), 'utf8');
    const given = [...text.matchAll(/\blogEvent\(\s*[^,()]+,\s*([^,)]+)/g)].map(([, name]) => name);
    const runs = /event: ('\w+'(?: \| '\w+')+);/.exec(text)?.[1]?.split(' | ') ?? [];
    // The declaration names its parameter, and a name that is no literal would be noticed as unknown.
    return [...given, ...runs].filter((name) => name !== 'event: string').map(String);
  });
}

test('domain/data/events.json lists every event that the API writes, and no other', () => {
  const listed = events.map(({ name }) => `'${name}'`);
  expect(new Set(listed).size).toBe(listed.length);
  expect([...new Set(writtenEvents())].sort()).toEqual(listed.sort());
});

describe('alerts and workbook', () => {
  test('ask for events that domain/data/events.json lists', () => {
    const known = events.map(({ name }) => name);
    const asked = queries.flatMap((query) => [
      ...[...query.matchAll(/line\.event\) == '(\w+)'/g)].map(([, name]) => name),
      ...[...query.matchAll(/line\.event\) in \(([^)]+)\)/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name),
      ),
    ]);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  test('name calls as the API does', () => {
    const known = Object.values(calls).map(({ name }) => name as string);
    const asked = queries.flatMap((query) => query.match(/\bvse\w+/g) ?? []);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('leave out only the events that are for reading', () => {
    const asked = logAlerts.map(({ query }) => query).join('\n');
    expect(
      events.map(({ name }) => name).filter((name) => !asked.includes(`'${name}'`)),
      'infra/modules/alerts.json: add an alert for each event that an operator has to know',
    ).toEqual(['refused', 'changed', 'jobUnknown', 'changeSet']);
  });

  test('report each timer that fails, by its name', () => {
    const failed = logAlerts.find(({ name }) => name === 'timers-failed');
    expect(failed?.query).toMatch(/'timer' and tostring\(line\.status\) == 'failed'/);
    expect(failed?.query).toMatch(/extend timer = tostring\(line\.name\)$/);
    expect([failed?.threshold, failed?.splitBy]).toEqual([0, ['timer']]);
  });

  test('report each timer that has not ended well for 15 minutes, by its name, unless logs are dropped', () => {
    const silent = logAlerts.find(({ name }) => name === 'timers-silent');
    const [, table = ''] =
      /datatable\(timer: string\) \[([^\]]+)\]/.exec(silent?.query ?? '') ?? [];
    expect(
      [...table.matchAll(/'(\w+)'/g)].map(([, name]) => name),
      "infra/modules/alerts.json: 'timers-silent' lists each timer of api/src/timers/timers.ts",
    ).toEqual(timers.map(({ name }) => name));
    expect(silent?.query).toContain(
      'where capped == 0 and oldest < ago(15m) and (isnull(newest) or newest < ago(15m))',
    );
    expect([silent?.threshold, silent?.splitBy]).toEqual([0, ['timer']]);
  });

  test('report each job that fails', () => {
    const failed = logAlerts.find(({ name }) => name === 'job-failed');
    expect(failed?.query).toMatch(/ \| where tostring\(line\.event\) == 'jobFailed'$/);
    expect([failed?.operator, failed?.threshold]).toEqual(['GreaterThan', 0]);
  });

  test('report the daily cap, which hides all else', () => {
    const cap = logAlerts.find(({ name }) => name === 'log-cap');
    expect(cap?.query).toBe(
      "_LogOperation | where Category == 'Ingestion' and Detail has 'OverQuota'",
    );
    expect([cap?.severity, cap?.threshold]).toEqual([1, 0]);
  });

  test('watch what an operator has to know', () => {
    expect(logAlerts.map(({ name }) => name)).toEqual([
      'start-failed',
      'failed-requests',
      'slow-requests',
      'codes-refused',
      'mail-stuck',
      'mail-backlog',
      'mail-given-up',
      'mail-bounced',
      'role-pending',
      'timers-silent',
      'timers-failed',
      'job-failed',
      'log-cap',
      'unforeseen',
      'audit-lost',
      'spans-lost',
      'unreadable-records',
      'client-errors',
    ]);
    const watch = textOf('infra/modules/watch.bicep');
    expect(watch).toMatch(/RequestUrl: '\$\{siteUrl\}\/api\/health'/);
    // The test of availability fails for both, so its alert has to name both.
    expect(watch).toContain('SSLCertRemainingLifetimeCheck: 7');
    expect(watch).toMatch(
      /does not answer from two places or more: .* Or the certificate .* 7 days/,
    );
    expect(watch).toMatch(/map\(alert\.\?splitBy \?\? \[\], column => \{ name: column,/);
  });
});

describe('the parameter files', () => {
  const main = textOf('infra/main.bicepparam');
  const read = [...main.matchAll(/readEnvironmentVariable\('(\w+)'(, )?/g)];

  test('read what the deployment can be told, or works out', () => {
    const known = [...parameters.map(({ env }) => env), 'VSE_PREVIOUS_SERVER_VERSION'];
    expect(read.map(([, name]) => name).filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });

  test('ask for no default where the deployment asks for a value', () => {
    const required = parameters.filter((one) => one.required).map(({ env }) => env);
    const withoutDefault = read.filter(([, , comma]) => !comma).map(([, name]) => name);
    expect([...new Set(withoutDefault)].sort()).toEqual(
      [
        ...required,
        'VSE_COSMOS_THROUGHPUT',
        'VSE_ENTRA_CLIENT_ID',
        'VSE_PREVIOUS_SERVER_VERSION',
        'VSE_SITE_DOMAIN',
      ].sort(),
    );
  });
});
