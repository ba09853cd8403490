import { NewFragrance } from '@vse/domain/records/fragrances';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Staff } from '../../api/src/services/access/identify-caller.ts';
import { type ContainerName, StoreError } from '../../api/src/store/store.ts';
import { freshFragrance } from '../support/fresh.ts';
import { openWithDirectory, PROVIDER, type WithDirectory } from '../support/with-directory.ts';

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory();
});
afterEach(() => opened.stop());

const claims = () => opened.store.container('claims').count([]);

const ADMIN: Staff = {
  kind: 'Admin',
  provider: { id: PROVIDER, name: 'Maison Verdier' },
  email: 'admin@aurum.example',
  name: 'An Admin',
  userId: null,
  logo: '',
  language: 'en',
  settings: null,
};

const INVITE = {
  name: 'Robin Guest',
  email: 'robin@example.com',
  provider: PROVIDER,
  salesperson: 'sales@aurum.example',
  salespersonId: '',
};

const USER = {
  email: 'lena@example.com',
  firstName: 'Lena',
  lastName: 'Vogel',
  provider: PROVIDER,
  role: 'Manager',
  activeDirectoryMemberId: '',
  logo: '',
} as const;

/** Stores a question, without which no quiz begins. */
async function prepareQuestion(): Promise<void> {
  const { questions, adjectives: names } = opened.services;
  const adjectives = ['calm', 'bright', 'warm'].map((id) => ({ id }));
  for (const { id } of adjectives) await names.add(id, { name: id });
  await questions.add('question', {
    type: 'Single Choice',
    publishState: 'Published',
    questionText: 'Which one?',
    answers: [
      { id: 'a', title: 'a', publishState: 'Published', heroImageUrl: '', adjectives },
      { id: 'b', title: 'b', publishState: 'Published', heroImageUrl: '', adjectives },
    ],
  });
}

const made: Record<string, () => Promise<() => Promise<unknown>>> = {
  async provider() {
    const { providers } = opened.services;
    await providers.add('other', { name: 'Other', fragrances: [], showLogoOnPdf: false });
    return () => providers.remove('other', undefined);
  },
  async invite() {
    const { invites } = opened.services;
    await invites.addWithFreshCode('invite', INVITE);
    return () => invites.remove('invite', undefined);
  },
  async 'quiz of a project'() {
    const { quizResults } = opened.services;
    await prepareQuestion();
    const result = await quizResults.startProject('project', ADMIN, 'Lobby');
    return () => quizResults.remove(result.id);
  },
  async user() {
    const { users } = opened.services;
    await users.add('user', USER, 'Admin');
    return () => users.remove('user', undefined);
  },
};

test('a fragrance that could not be stored leaves its SKU to the corrected one', async () => {
  const { services, store } = opened;
  const fragrance = NewFragrance.parse(freshFragrance());
  store.beforeWrite('fragrances', 1, () => {
    throw new Error('Not stored');
  });
  await expect(services.fragrances.add('first', fragrance)).rejects.toThrow('Not stored');
  await services.fragrances.add('second', fragrance);
  await services.fragrances.remove('second', undefined);
});

type Change = { container: ContainerName; prepare: () => Promise<() => Promise<unknown>> };

/** Changes that claim a new value, and the container that they write. */
const changed: Record<string, Change> = {
  'a fragrance': {
    container: 'fragrances',
    async prepare() {
      const { fragrances } = opened.services;
      await fragrances.add('changed', NewFragrance.parse(freshFragrance()));
      return () => fragrances.update('changed', undefined, NewFragrance.parse(freshFragrance()));
    },
  },
  'a provider': {
    container: 'providers',
    async prepare() {
      const { providers } = opened.services;
      const renamed = { name: 'Renamed', fragrances: [], showLogoOnPdf: false };
      return () => providers.update(PROVIDER, undefined, renamed);
    },
  },
  'an invite': {
    container: 'invites',
    async prepare() {
      const { invites } = opened.services;
      await invites.add('changed', { ...INVITE, code: 'QX7PM4' });
      return () => invites.update('changed', undefined, { ...INVITE, code: 'ZR9KW3' });
    },
  },
  'a user': {
    container: 'userSettings',
    async prepare() {
      const { users } = opened.services;
      await users.add('changed', USER, 'Admin');
      const moved = { ...USER, email: 'lena.vogel@example.com' };
      return () => users.update('changed', undefined, moved, 'Admin');
    },
  },
};

describe.each(Object.entries(changed))('a change of %s', (_, { container, prepare }) => {
  /** How many claims the change leaves when its write fails. */
  async function claimsLeft(failure: Error): Promise<number> {
    const change = await prepare();
    const before = await claims();
    opened.store.beforeWrite(container, 1, () => {
      throw failure;
    });
    await expect(change()).rejects.toThrow(failure);
    return (await claims()) - before;
  }

  test('that is not stored frees its new value at once', async () => {
    expect(await claimsLeft(new Error('Not stored'))).toBe(0);
  });

  test('that may be stored after all keeps its new value', async () => {
    expect(await claimsLeft(new StoreError('unavailable', 'No answer'))).toBeGreaterThan(0);
  });
});

test('a quiz of a project that could not be stored leaves its name to another one', async () => {
  const { services, store } = opened;
  await prepareQuestion();
  store.beforeWrite('quizResults', 1, () => {
    throw new Error('Not stored');
  });
  await expect(services.quizResults.startProject('one', ADMIN, 'Lobby')).rejects.toThrow('Not');
  expect((await services.quizResults.startProject('two', ADMIN, 'Lobby')).id).toBe('two');
});

test.each(Object.keys(made))('a %s that is deleted leaves no claim behind', async (what) => {
  const before = await claims();
  const remove = await made[what]?.();
  expect(await claims()).toBeGreaterThan(before);
  await remove?.();
  expect(await claims()).toBe(before);
});
