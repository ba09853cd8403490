import { spawnSync } from 'node:child_process';
import { JOB_KINDS } from '@vse/domain/records/jobs';
import { describe, expect, test } from 'vitest';
import { alerts } from '../../infra/modules/alerts.json';
import manifest from '../../package.json' with { type: 'json' };
import { isMissing } from '../../scripts/deploy/az.ts';
import { help, readOptions } from '../../scripts/deploy/parameters.ts';
import { deploy } from '../../scripts/deploy/steps.ts';
import {
  type Cloud,
  emptyCloud,
  OUTPUTS,
  recordedAz,
  recordedTools,
  shortName,
} from './az-stand-in.ts';
import { GIVEN, run } from './deploy-run.ts';
import { textOf } from './templates.ts';

const runbook = textOf('infra/runbook.md');
const readme = textOf('infra/README.md');

/** The shell blocks of a text, with their lines. */
const blocks = (text: string) =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, body = '']) =>
    body
      .replace(/\\\n\s*/g, '')
      .split('\n')
      .filter(Boolean),
  );

/** The words of a command as a shell splits them; placeholders and variables stand for a word. */
const wordsOf = (command: string) =>
  [...command.matchAll(/(?:"(?:\$\((?:"[^"]*"|[^)"])*\)|[^"])*"|'[^']*'|<[^>]*>|[^\s"'<])+/g)].map(
    ([word]) => word.replace(/<[^>]*>/g, 'x').replace(/^(["'])([\s\S]*)\1$/, '$2'),
  );

/** The commands of the Azure CLI in a line, those within others included. */
function azIn(line: string): string[][] {
  const inner = [...line.matchAll(/\$\((az (?:"[^"]*"|[^)"])*)\)/g)].map(([, text = '']) => text);
  const own = /^(?:output\(\) \{ )?(az .*?)(?:; \})?$/.exec(line)?.[1];
  return [...inner, ...(own ? [own] : [])].map((text) => wordsOf(text).slice(1));
}

/** The sections of what may happen at three in the morning. */
function incidents(): string[] {
  const [, part = ''] = /^# Incidents$([\s\S]*?)^# Throughput$/m.exec(runbook) ?? [];
  return part.split(/^## /m).slice(1);
}
const isIncident = (title: string) => incidents().some((one) => one.startsWith(`${title}\n`));

/** The list that the incidents begin with: a trouble, its alerts or why it has none, and its section. */
const incidentRows = () =>
  [...runbook.matchAll(/^\| [^|]+ \| ([^|]+) \| \[([^\]]+)\]\(#[\w-]+\) \|$/gm)].map(
    ([, alerts = '', section = '']) => ({ alerts, section }),
  );

/** What a shell says of a text that it does not run; placeholders stand for a word. */
const parsedByShell = (text: string) =>
  spawnSync('sh', ['-n'], { input: text.replace(/<[^>]*>/g, 'x'), encoding: 'utf8' });

/** The options that a command of npm takes, from its help or its source. */
function optionsOf(script: string): string[] {
  const named = (text: string) =>
    [...text.matchAll(/--([a-z][a-z-]*)/g)].map(([, name = '']) => name);
  if (script === 'deploy') return named(help());
  const files: Record<string, string> = {
    backup: 'scripts/backup/backup.ts',
    restore: 'scripts/backup/restore.ts',
    'erase-again': 'scripts/backup/erase-again.ts',
    start: 'scripts/local/options.ts',
  };
  if (files[script]) return named(textOf(files[script]));
  const parsed = textOf('scripts/test/infra.ts').matchAll(/^ {4}'?([a-z-]+)'?: \{ type/gm);
  return script === 'infra:check' ? [...parsed].map(([, name = '']) => name) : [];
}

const watch = textOf('infra/modules/watch.bicep').replaceAll("\\'", "'");
/** The name and the text of each alert: those over logs, and those over metrics. */
const allAlerts = [
  ...alerts.map(({ name, description }) => [name, description] as const),
  ...[
    ...watch.matchAll(
      /^ {2,4}name: '([\w-]+)(?:-\$\{token\})?'\n(?: {2}.*\n {2}.*\n {2}.*\n)? +description: '(.+)'$/gm,
    ),
  ].map(([, name = '', text = '']) => [name, text] as const),
];

const lines = [...blocks(runbook), ...blocks(readme)].flat();
const azCommands = lines.flatMap(azIn);
const deployments = lines.filter((line) => line.startsWith('npm run deploy -- '));

async function deployedCloud() {
  const cloud = emptyCloud();
  expect((await run(cloud)).code).toBe(0);
  cloud.hostnames = { 'vse.example.com': 'Ready', 'example.com': 'Validating' };
  return cloud;
}

test('the runbook says of each kind of job what follows when it has failed', () => {
  const [, section = ''] = /^## A job has failed$([\s\S]*?)^## /m.exec(runbook) ?? [];
  const kinds = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
  expect(kinds).toEqual([...JOB_KINDS]);
});

describe('the runbook', () => {
  test.each(azCommands.map((args) => [args.join(' '), args] as const))(
    'az %s: the Azure CLI knows the command and its options',
    async (_, args) => {
      const { az } = recordedAz(await deployedCloud());
      await expect(az(args)).resolves.toBeTypeOf('string');
    },
  );

  test('az with a wrong option, without a needed one or with a wrong command is refused', async () => {
    const { az } = recordedAz(emptyCloud());
    const refused = (text: string) => expect(az(wordsOf(text))).rejects;
    await refused('group delete --name x --now').toThrow('unrecognized arguments: --now');
    await refused('group delete --yes').toThrow('are required: --name');
    await refused('cosmosdb revive --name x').toThrow('misspelled or not recognized');
    await refused('lock delete').toThrow('are required: --name, --ids');
    await refused('group delete x --name x').toThrow('misspelled or not recognized');
    await refused('group delete --name x y').toThrow('unrecognized arguments: y');
    await refused('group delete --name').toThrow('--name: expected one argument');
    await refused('group delete --name x --output text').toThrow(
      "--output: invalid choice: 'text'",
    );
    await refused('ad app delete --id x --subscription y').toThrow('arguments: --subscription');
  });

  test.each(deployments)('%s works for the environment that is there', async (line) => {
    const isNew = !line.includes('--environment prod ') || line.includes('--location');
    const cloud = isNew ? emptyCloud() : await deployedCloud();
    const { az } = recordedAz(cloud);
    const { tools, said } = recordedTools(az, {}, undefined, [], cloud);
    const args = wordsOf(line).slice(4);
    const isRaise = args.includes('20000');
    const code = await deploy(readOptions([...args, '--yes'], {}), tools);
    // As the runbook says: only where the account is in autoscale already.
    if (isRaise) expect(said.join('\n')).toContain('capacity-mode: ');
    else expect(code, said.join('\n')).toBe(0);
  });

  test('has commands for each of the ten likeliest incidents and more, and every alert leads to one', () => {
    const sections = incidents();
    expect(sections.map((section) => section.split('\n')[0])).toEqual([
      'The app cannot be reached',
      'The API does not start',
      'Calls, timers or screens fail',
      'Every call is refused with 401',
      'Nobody can sign in',
      'Roles stay pending',
      'All visitors are limited at once',
      'Mails stay in the queue',
      'Mails do not arrive',
      'A job has failed',
      'The database refuses calls',
      'Logs stop',
      'The new version is worse',
      'A deployment failed halfway',
      'The certificate expires',
      'A secret has leaked',
      'Costs rise',
    ]);
    for (const section of sections) expect(blocks(section).flat().length).toBeGreaterThan(1);
    const headings = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title);
    for (const [, text] of allAlerts) {
      const named = [...text.matchAll(/'([^']+)' in infra\/runbook\.md/g)];
      expect(named.length, text).toBeGreaterThan(0);
      for (const [, title] of named) expect(headings).toContain(title);
    }
  });

  test('each alert stands in a section that it names, so that an operator who looks for it finds it', () => {
    const sections = new Map(
      runbook.split(/^##? /m).map((text) => [text.split('\n')[0] ?? '', text] as const),
    );
    for (const [name, text] of allAlerts) {
      const titles = [...text.matchAll(/'([^']+)' in infra\/runbook\.md/g)].map(([, one]) => one);
      const isNamed = titles.some((title) => sections.get(title ?? '')?.includes(`\`${name}\``));
      expect([name, isNamed]).toEqual([name, true]);
    }
  });

  test('lists each trouble with its alert, whose text names the same section, or with why it has none', () => {
    const rows = incidentRows();
    expect(rows.length).toBeGreaterThan(15);
    for (const { alerts: cell, section } of rows) {
      const named = [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
      if (named.length === 0) expect(cell).toMatch(/^none( of ours)?: .{20,}/);
      const texts = new Map(allAlerts);
      // What is restored has sections of its own, which the alert's section leads to.
      for (const name of isIncident(section) ? named : [])
        expect(texts.get(name ?? ''), name).toContain(`'${section}' in infra/runbook.md`);
    }
    const all = rows.flatMap(({ alerts: cell }) => cell.match(/(?<=`)[\w-]+(?=`)/g) ?? []);
    expect([...new Set(all)].sort()).toEqual(allAlerts.map(([name]) => name).sort());
    const sections = incidents().map((section) => section.split('\n')[0]);
    const listed = rows.map(({ section }) => section).filter(isIncident);
    expect(listed.sort()).toEqual(sections.sort());
  });

  test('has only blocks that a shell parses, as README', () => {
    for (const block of [...blocks(runbook), ...blocks(readme)].map((one) => one.join('\n'))) {
      const { status, stderr } = parsedByShell(block);
      expect([status, stderr], block).toEqual([0, '']);
    }
  });

  test('a block with an open quote or an open bracket is refused', () => {
    expect(parsedByShell('az group show --name "$GROUP').status).not.toBe(0);
    expect(parsedByShell('echo $(az group show').status).not.toBe(0);
  });

  test('uses only variables that its first block sets, and outputs that a deployment has', () => {
    const [first = [], ...others] = blocks(runbook);
    const set: string[] = first.join('\n').match(/\b[A-Z]+(?==)/g) ?? [];
    const used = others.flat().flatMap((line) => line.match(/(?<=\$\{?)[A-Z]+\b/g) ?? []);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !set.includes(name))).toEqual([]);
    const outputs = lines.flatMap((line) => line.match(/(?<=\$\(output )\w+/g) ?? []);
    expect(outputs.length).toBeGreaterThan(10);
    expect(outputs.filter((name) => !(name in OUTPUTS))).toEqual([]);
  });

  test('says of each code of a sign-in what it means and what to do, once', () => {
    const [, section = ''] = /^## Nobody can sign in$([\s\S]*?)^## /m.exec(runbook) ?? [];
    const rows = [...section.matchAll(/^\| (\d[^|]*) \| ([^|]{10,}) \| ([^|]{10,}) \|$/gm)];
    const codes = rows.flatMap(([, cell = '']) => cell.match(/\d{5,7}/g) ?? []);
    // Redirect, registration, consent, tenant, assignment, guest, Conditional Access, second factor, account.
    const usual = '50011 700016 65001 90002 50105 50020 53003 50076 50126'.split(' ');
    expect(codes).toEqual(expect.arrayContaining(usual));
    expect(new Set(codes).size).toBe(codes.length);
    expect(section.match(/^\| \d/gm)).toHaveLength(rows.length);
  });

  test('each command of npm is there, and knows its options', () => {
    const used = [...`${runbook}\n${readme}`.matchAll(/npm run (-s )?([\w:-]+)((?: [^\n`|]*)?)/g)];
    expect(used.length).toBeGreaterThan(30);
    for (const [line, , script = '', rest = ''] of used) {
      expect(manifest.scripts, line).toHaveProperty([script]);
      const given = [...rest.matchAll(/ --([a-z][a-z-]*)/g)].map(([, option = '']) => option);
      const known = optionsOf(script);
      expect(
        given.filter((option) => !known.includes(option)),
        line,
      ).toEqual([]);
    }
  });

  test('every place that runbook and README name is there', () => {
    const anchor = (title: string) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-');
    const anchors = (text: string) =>
      [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => `#${anchor(title)}`);
    const all = {
      'README.md': anchors(readme),
      'runbook.md': anchors(runbook),
    } as Record<string, string[]>;
    for (const [file, text] of [
      ['README.md', readme],
      ['runbook.md', runbook],
    ] as const)
      for (const [, other, place] of text.matchAll(/\]\((README\.md|runbook\.md)?(#[\w-]+)\)/g))
        expect(all[other ?? file], `${file}: ${place}`).toContain(place);
  });
});

/** The commands of the section about deletion, for the environment of the tests. */
function deletion(): string[][] {
  const [, section = ''] = /^# Delete$([\s\S]*)/m.exec(runbook) ?? [];
  const lines = (blocks(section)[0] ?? []).map((line) =>
    line.replace('$GROUP', 'rg-vse-prod').replaceAll('$ENVIRONMENT', 'prod'),
  );
  return lines.flatMap(azIn);
}

function expectDeleted(cloud: Cloud) {
  expect([cloud.deployment, cloud.resources, cloud.accounts]).toEqual([undefined, undefined, {}]);
  expect(cloud.deleted.toSorted()).toEqual([
    'VSE Admins (prod)',
    'VSE Managers (prod)',
    'VSE Salespeople (prod)',
    'client-1',
  ]);
}

test('after a deletion by the runbook the environment can be deployed again', async () => {
  const cloud = await deployedCloud();
  const { az } = recordedAz(cloud);
  for (const args of deletion()) await az(args);
  expectDeleted(cloud);
  const again = await run(cloud, ['--yes', '--name-salt', 'again']);
  expect(again.code, again.said).toBe(0);
  expect(again.said).toContain('None: everything is made new.');
});

test('a deletion that fails or hangs at any command is completed by the same commands', async () => {
  const ways = [{ message: 'ERROR: it broke' }, { hangs: 'before' }, { hangs: 'after' }] as const;
  for (const args of deletion())
    for (const way of ways) {
      const cloud = await deployedCloud();
      const at = shortName({ args, env: {} });
      const { az } = recordedAz(cloud, { at, ...way });
      await expect(az(args)).rejects.toThrow(/it broke|did not answer within/);
      // A shell goes on after a command that failed, and what is gone already is not found.
      const whole = recordedAz(cloud).az;
      for (const command of deletion())
        await whole(command).catch((error) => expect(isMissing(error)).toBe(true));
      expectDeleted(cloud);
    }
});

test('after all was deleted, the runbook brings vault and records back before it deploys', async () => {
  const cloud = await deployedCloud();
  const before = structuredClone(cloud.secrets['id-secret']);
  const { az } = recordedAz(cloud);
  await az(['group', 'delete', '--name', OUTPUTS.AZURE_RESOURCE_GROUP, '--yes']);
  const [, section = ''] = /^## Everything$([\s\S]*?)^# Rotate$/m.exec(runbook) ?? [];
  const commands = (blocks(section)[0] ?? []).flatMap((line) =>
    azIn(
      line.replaceAll('$COSMOS', OUTPUTS.VSE_COSMOS_ACCOUNT).replace('$VAULT', OUTPUTS.VSE_VAULT),
    ),
  );
  for (const args of commands) await az(args);
  expect(cloud.accounts[OUTPUTS.VSE_COSMOS_ACCOUNT]?.databases).toEqual(['vse']);
  const { code, said } = await run(cloud, [...GIVEN.slice(0, 2), '--yes']);
  expect(code, said).toBe(0);
  expect(cloud.secrets['id-secret']).toEqual(before);
});

test('each restore of records is followed by the erasures that it undoes', () => {
  const restoring = runbook
    .split(/^##? /m)
    .filter((section) => /az cosmosdb (sql container )?restore /.test(section));
  expect(restoring).toHaveLength(3);
  for (const section of restoring) expect(section).toMatch(/erase\s+again/i);
  expect(lines.join('\n')).toContain('npm run erase-again -- --since ');
  expect(manifest.scripts).toHaveProperty('erase-again');
});
