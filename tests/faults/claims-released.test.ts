import { NewFragrance } from '@vse/domain/records/fragrances';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Staff } from '../../api/src/services/access/identify-caller.ts';
import { adjectiveKind } from '../../api/src/services/catalogue/adjectives.ts';
import {
  addRecord,
  removeRecord,
  updateRecord,
} from '../../api/src/services/catalogue/catalogue.ts';
import { fragranceKind } from '../../api/src/services/catalogue/fragrances.ts';
import { providerKind } from '../../api/src/services/catalogue/providers.ts';
import { addQuestion } from '../../api/src/services/catalogue/questions.ts';
import { removeInvite, updateInvite } from '../../api/src/services/invites/change-invite.ts';
import {
  createInvite,
  createInviteWithFreshCode,
} from '../../api/src/services/invites/create-invite.ts';
import { startProject } from '../../api/src/services/quiz/begin-quiz.ts';
import { removeResult } from '../../api/src/services/quiz/remove-result.ts';
import { changeUser } from '../../api/src/services/users/change-user.ts';
import { addUser } from '../../api/src/services/users/let-in-user.ts';
import { removeUser } from '../../api/src/services/users/remove-user.ts';
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
  const adjectives = ['calm', 'bright', 'warm'].map((id) => ({ id }));
  for (const { id } of adjectives) await addRecord(opened.context, adjectiveKind, id, { name: id });
  await addQuestion(opened.context, 'question', {
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
    await addRecord(opened.context, providerKind, 'other', {
      name: 'Other',
      fragrances: [],
      showLogoOnPdf: false,
    });
    return () => removeRecord(opened.context, providerKind, 'other', undefined);
  },
  async invite() {
    await createInviteWithFreshCode(opened.context, 'invite', INVITE);
    return () => removeInvite(opened.context, 'invite', undefined);
  },
  async 'quiz of a project'() {
    await prepareQuestion();
    const result = await startProject(opened.context, 'project', ADMIN, 'Lobby');
    return () => removeResult(opened.context, result.id);
  },
  async user() {
    await addUser(opened.context, 'user', USER, 'Admin');
    return () => removeUser(opened.context, 'user', undefined);
  },
};

test('a fragrance that could not be stored leaves its SKU to the corrected one', async () => {
  const { context, store } = opened;
  const fragrance = NewFragrance.parse(freshFragrance());
  store.beforeWrite('fragrances', 1, () => {
    throw new Error('Not stored');
  });
  await expect(addRecord(context, fragranceKind, 'first', fragrance)).rejects.toThrow('Not stored');
  await addRecord(context, fragranceKind, 'second', fragrance);
  await removeRecord(context, fragranceKind, 'second', undefined);
});

type Change = { container: ContainerName; prepare: () => Promise<() => Promise<unknown>> };

/** Changes that claim a new value, and the container that they write. */
const changed: Record<string, Change> = {
  'a fragrance': {
    container: 'fragrances',
    async prepare() {
      await addRecord(
        opened.context,
        fragranceKind,
        'changed',
        NewFragrance.parse(freshFragrance()),
      );
      return () =>
        updateRecord(
          opened.context,
          fragranceKind,
          'changed',
          undefined,
          NewFragrance.parse(freshFragrance()),
        );
    },
  },
  'a provider': {
    container: 'providers',
    async prepare() {
      const renamed = { name: 'Renamed', fragrances: [], showLogoOnPdf: false };
      return () => updateRecord(opened.context, providerKind, PROVIDER, undefined, renamed);
    },
  },
  'an invite': {
    container: 'invites',
    async prepare() {
      await createInvite(opened.context, 'changed', { ...INVITE, code: 'QX7PM4' });
      return () =>
        updateInvite(opened.context, 'changed', undefined, { ...INVITE, code: 'ZR9KW3' });
    },
  },
  'a user': {
    container: 'userSettings',
    async prepare() {
      await addUser(opened.context, 'changed', USER, 'Admin');
      const moved = { ...USER, email: 'lena.vogel@example.com' };
      return () => changeUser(opened.context, 'changed', undefined, moved, 'Admin');
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
  const { context, store } = opened;
  await prepareQuestion();
  store.beforeWrite('quizResults', 1, () => {
    throw new Error('Not stored');
  });
  await expect(startProject(context, 'one', ADMIN, 'Lobby')).rejects.toThrow('Not');
  expect((await startProject(context, 'two', ADMIN, 'Lobby')).id).toBe('two');
});

test.each(Object.keys(made))('a %s that is deleted leaves no claim behind', async (what) => {
  const before = await claims();
  const remove = await made[what]?.();
  expect(await claims()).toBeGreaterThan(before);
  await remove?.();
  expect(await claims()).toBe(before);
});
