import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Invite } from '@vse/domain/records/invites';
import { UserSetting } from '@vse/domain/records/users';
import { expect, it } from 'vitest';
import { SEALING } from '../../../tests/support/services.ts';
import { type Anything, describeStores } from '../../../tests/support/store-suites.ts';
import type { ContainerName } from './store.ts';
import { upgradesWith } from './upgrades.ts';
import { versioned } from './versioned.ts';

const UPGRADES = upgradesWith(SEALING);

type Sample = { stored: Anything; read: Anything };

const older = (Object.keys(UPGRADES) as ContainerName[]).flatMap((name) =>
  (UPGRADES[name] ?? []).map((_, at) => ({ name, version: at + 1 })),
);

function sampleOf(name: ContainerName, version: number): Sample {
  const file = resolve(import.meta.dirname, 'samples', `${name}.v${version}.json`);
  if (!existsSync(file))
    throw new Error(`Add ${file}: a document of version ${version} as { stored, read }`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A sample says what is sealed in clear: no two seals are the same. */
function shown({ sealedCode, sealedText, ...doc }: Anything = { id: '' }) {
  const open = (sealed: unknown) => SEALING.open(String(sealed), doc.id);
  const code = sealedCode !== undefined && { code: open(sealedCode) };
  return { ...doc, ...code, ...(sealedText !== undefined && { plainText: open(sealedText) }) };
}

it.each(older)(
  'the sample of version $version of $name has the right id and version',
  ({ name, version }) => {
    const { stored, read } = sampleOf(name, version);
    expect(stored.id).toBe(read.id);
    expect(stored.schema ?? 1).toBe(version);
  },
);

it('an upgraded user or invite is valid in the list responses', () => {
  const user = { ...sampleOf('userSettings', 1).read, mail: null };
  expect(() => UserSetting.parse(user)).not.toThrow();
  const invite = { ...sampleOf('invites', 1).read, mail: null };
  expect(() => Invite.parse(invite)).not.toThrow();
});

describeStores('Documents of every version', ({ container, store, plant }) => {
  const records = (name: ContainerName) => versioned(store(), UPGRADES).container<Anything>(name);

  it.each(older)('$name: version $version is read as the newest one', async ({ name, version }) => {
    const { stored, read } = sampleOf(name, version);
    await plant(name, stored);
    expect(shown((await records(name).read(stored.id))?.doc)).toEqual(read);
    const { items } = await records(name).page({ limit: 50 });
    expect(items.map(({ doc }) => shown(doc))).toContainEqual(read);
  });

  it('are written in the newest version, whose number stays in the database', async () => {
    const doc = sampleOf('userSettings', 1).read;
    const created = await records('userSettings').create({ ...doc, id: 'new' });
    expect(created.doc).toEqual({ ...doc, id: 'new' });
    expect((await container('userSettings').read('new'))?.doc).toEqual({
      ...created.doc,
      schema: 2,
    });

    await plant('userSettings', { ...sampleOf('userSettings', 1).stored, id: 'old' });
    const old = await records('userSettings').read('old');
    if (!old) throw new Error('The planted document is there');
    const replaced = await records('userSettings').replace({ ...old.doc, logo: 'a' }, old.etag);
    expect(replaced.doc).toEqual({ ...doc, id: 'old', logo: 'a' });
    expect((await container('userSettings').read('old'))?.doc).toEqual({
      ...replaced.doc,
      schema: 2,
    });
  });

  it('have null for a declared field that no upgrade sets', async () => {
    const id = randomUUID();
    await plant('quizResults', { id, provider: 'a' });
    expect((await records('quizResults').read(id))?.doc).toEqual({
      id,
      provider: 'a',
      quizStartDate: null,
      quizCompleteDate: null,
      salesperson: null,
      salespersonId: null,
      projectName: null,
      inviteId: null,
      findKey: '',
    });
  });

  it('of a newer version than this code are read unchanged', async () => {
    const newer = { ...sampleOf('userSettings', 1).read, id: 'newer', nickname: 'L', schema: 99 };
    await plant('userSettings', newer);
    const { schema: _, ...doc } = newer;
    expect((await records('userSettings').read('newer'))?.doc).toEqual(doc);
  });
});
