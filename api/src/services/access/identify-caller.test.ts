import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { expect, it } from 'vitest';
import { describeStores } from '../../../../tests/support/store-suites.ts';
import { afterWrites } from '../../store/after-writes.ts';
import type { UserSettingDoc } from '../../store/document-types.ts';
import type { Container, Doc, Store } from '../../store/store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { createUserNames } from '../users/names-of-users.ts';
import { createAccountMarks } from './account-marks.ts';
import { type Caller, createCallers } from './identify-caller.ts';
import { createProviderNames } from './provider-names.ts';
import type { Bearer } from './tokens.ts';

describeStores('Knowing a member of staff', ({ container }) => {
  let time = Date.parse('2026-03-01T10:00:00Z');
  const now = () => new Date(time);

  /** An instance of the API on the shared store, which counts its reads. */
  function instance(bearer: Bearer) {
    const counted = { reads: 0 };
    const counting = (name: Parameters<Store['container']>[0]) => {
      const inner = container(name) as unknown as Container<Doc>;
      return {
        ...inner,
        read: (id: string) => {
          counted.reads += 1;
          return inner.read(id);
        },
        page: (query: Parameters<typeof inner.page>[0]) => {
          counted.reads += 1;
          return inner.page(query);
        },
      };
    };
    const store = { container: counting, close: async () => {} } as unknown as Store;
    const providerNames = createProviderNames(now);
    const records = recordsOf(
      afterWrites(store, (name) => name === 'providers' && providerNames.drop()),
    );
    const accountMarks = createAccountMarks(records.accountMarks, now);
    const callers = createCallers({
      tokens: { forRespondent: async () => '', verify: async () => bearer },
      records,
      providerNames,
      userNames: createUserNames(now),
      accountMarks,
      now,
    });
    const identify = () => callers.identify('token') as Promise<Extract<Caller, { name: string }>>;
    return { records, counted, identify, accountMarks };
  }

  async function person() {
    const id = randomUUID();
    const bearer: Bearer = {
      kind: 'staff',
      role: 'Manager',
      email: `${id}@example.com`,
      name: 'A',
      memberId: `member-${id}`,
      issuedAt: time / 1000 - 60,
    };
    const here = instance(bearer);
    const elsewhere = instance(bearer);
    const provider = { id: `p-${id}`, name: 'Before', fragrances: [], showLogoOnPdf: true };
    const user = {
      id,
      firstName: 'Ana',
      lastName: 'Lee',
      email: bearer.email,
      emailKey: bearer.email,
      sortKey: '',
      activeDirectoryMemberId: bearer.memberId,
      provider: provider.id,
      role: 'Manager',
      roleState: 'applied',
      roleReason: '',
      redeemUrl: null,
      logo: '',
      language: 'en',
      joined: now().toISOString(),
    } as unknown as UserSettingDoc;
    await here.records.providers.create(provider as never);
    await here.records.userSettings.create(user);
    return { here, elsewhere, id, provider };
  }

  async function change(one: Awaited<ReturnType<typeof person>>, to: Partial<UserSettingDoc>) {
    const { userSettings } = one.here.records;
    const stored = await userSettings.read(one.id);
    if (!stored) throw new Error('The user is missing');
    await userSettings.replace({ ...stored.doc, ...to }, stored.etag);
  }

  it('costs one store read per call after the first', async () => {
    const { here } = await person();
    await here.identify();
    here.counted.reads = 0;
    for (let call = 0; call < 5; call++) await here.identify();
    expect(here.counted.reads).toBe(5);
  });

  it('sees a changed role and provider at once, on the instance that changed them and on others', async () => {
    const one = await person();
    for (const each of [one.here, one.elsewhere]) await each.identify();
    const other = { ...one.provider, id: `q-${one.id}`, name: 'Other' };
    await one.here.records.providers.create(other as never);
    await change(one, { provider: other.id, role: 'Salesperson' });
    for (const each of [one.here, one.elsewhere]) {
      const caller = await each.identify();
      expect([caller.provider?.name, caller.settings?.role]).toEqual(['Other', 'Salesperson']);
    }
  });

  it('sees a deletion at once on every instance', async () => {
    const { here, elsewhere, id } = await person();
    for (const each of [here, elsewhere]) await each.identify();
    const stored = await here.records.userSettings.read(id);
    await here.records.userSettings.remove(id, stored?.etag ?? '');
    for (const each of [here, elsewhere]) expect((await each.identify()).userId).toBeNull();
  });

  it.each([
    ['Manager', 'Admin', 'Manager', undefined],
    ['Manager', 'Salesperson', 'Salesperson', undefined],
    ['Manager', '0', 'Manager', true],
  ] as const)(
    'a %s token with the settings role %s acts as %s (outsider: %s)',
    async (_, role, kind, isOutsider) => {
      const one = await person();
      await change(one, { role });
      expect(await one.here.identify()).toMatchObject({ kind, ...(isOutsider && { isOutsider }) });
      expect('isOutsider' in (await one.here.identify())).toBe(isOutsider ?? false);
    },
  );

  it('treats a deleted person as an outsider', async () => {
    const { here, id } = await person();
    const stored = await here.records.userSettings.read(id);
    await here.records.userSettings.remove(id, stored?.etag ?? '');
    expect(await here.identify()).toMatchObject({ userId: null, isOutsider: true });
  });

  it('does not match a person by the address in another account’s token, even for settings without an account', async () => {
    const { here, id } = await person();
    const stranger = instance({
      kind: 'staff',
      role: 'Manager',
      email: `${id}@example.com`,
      name: 'B',
      memberId: `stranger-${id}`,
      issuedAt: time / 1000 - 60,
    });
    expect(await stranger.identify()).toMatchObject({ userId: null, isOutsider: true });
    await change({ here, elsewhere: here, id } as never, { activeDirectoryMemberId: '' });
    expect(await stranger.identify()).toMatchObject({ userId: null, isOutsider: true });
  });

  it('refuses tokens from before a mark, at once here and within 30 seconds elsewhere, and accepts later ones', async () => {
    const { here, elsewhere, id } = await person();
    for (const each of [here, elsewhere]) expect(await each.identify()).toBeDefined();
    await here.accountMarks.add(`member-${id}`);
    expect(await here.identify()).toBeUndefined();
    time += 29_999;
    expect(await elsewhere.identify()).toBeDefined();
    time += 1;
    expect(await elsewhere.identify()).toBeUndefined();
    const renewed = instance({
      kind: 'staff',
      role: 'Manager',
      email: `${id}@example.com`,
      name: 'A',
      memberId: `member-${id}`,
      issuedAt: time / 1000,
    });
    expect(await renewed.identify()).toMatchObject({ userId: id });
  });

  it('sees a mark and a name from elsewhere also after the clock was set back by an hour', async () => {
    const { here, elsewhere, id, provider } = await person();
    for (const each of [here, elsewhere]) expect(await each.identify()).toBeDefined();
    const stored = await here.records.providers.read(provider.id);
    if (!stored) throw new Error('The provider is missing');
    await here.records.providers.replace({ ...stored.doc, name: 'After' }, stored.etag);
    time -= 60 * MINUTE_MS;
    expect((await elsewhere.identify()).provider?.name).toBe('After');
    await here.accountMarks.add(`member-${id}`, time / 1000 + 60 * 60);
    time -= MINUTE_MS;
    expect(await elsewhere.identify()).toBeUndefined();
  });

  it('does not match a person by an account that has become another person’s', async () => {
    const one = await person();
    await one.here.identify();
    await change(one, { activeDirectoryMemberId: `other-${one.id}`, emailKey: `x${one.id}` });
    expect((await one.here.identify()).userId).toBeNull();
  });

  it('sees a renamed provider at once here, and within 30 seconds elsewhere', async () => {
    const { here, elsewhere, provider } = await person();
    for (const each of [here, elsewhere]) await each.identify();
    const stored = await here.records.providers.read(provider.id);
    if (!stored) throw new Error('The provider is missing');
    await here.records.providers.replace({ ...stored.doc, name: 'After' }, stored.etag);
    expect((await here.identify()).provider?.name).toBe('After');
    time += 29_999;
    expect((await elsewhere.identify()).provider?.name).toBe('Before');
    time += 1;
    expect((await elsewhere.identify()).provider?.name).toBe('After');
  });
});
