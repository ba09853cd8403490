import { NewFragrance } from '@vse/domain/records/fragrances';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '../../api/src/services/access/identify-caller.ts';
import { freshFragrance } from '../support/fresh.ts';
import { openWithDirectory, PROVIDER, type WithDirectory } from '../support/with-directory.ts';

let opened: WithDirectory;
beforeAll(async () => {
  opened = await openWithDirectory();
});
afterAll(() => opened.stop());

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

const made: Record<string, () => Promise<() => Promise<unknown>>> = {
  async provider() {
    const { providers } = opened.services;
    await providers.add('other', { name: 'Other', fragrances: [], showLogoOnPdf: false });
    return () => providers.remove('other', undefined);
  },
  async invite() {
    const { invites } = opened.services;
    await invites.addWithFreshCode('invite', {
      name: 'Robin Guest',
      email: 'robin@example.com',
      provider: PROVIDER,
      salesperson: 'sales@aurum.example',
      salespersonId: '',
    });
    return () => invites.remove('invite', undefined);
  },
  async 'quiz of a project'() {
    const { quizResults, questions, adjectives: names } = opened.services;
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
    const result = await quizResults.startProject('project', ADMIN, 'Lobby');
    return () => quizResults.remove(result.id);
  },
  async user() {
    const { users } = opened.services;
    const user = {
      email: 'lena@example.com',
      firstName: 'Lena',
      lastName: 'Vogel',
      provider: PROVIDER,
      role: 'Manager',
      activeDirectoryMemberId: '',
      logo: '',
    } as const;
    await users.add('user', user, 'Admin');
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

test.each(Object.keys(made))('a %s that is deleted leaves no claim behind', async (what) => {
  const before = await claims();
  const remove = await made[what]?.();
  expect(await claims()).toBeGreaterThan(before);
  await remove?.();
  expect(await claims()).toBe(before);
});
