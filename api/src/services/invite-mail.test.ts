import { expect, test, vi } from 'vitest';
import { openServices } from '../../../tests/support/services.ts';
import { inviteMails } from './invite-mail.ts';
import { type InviteDoc, recordsOf } from './records.ts';
import { openSqliteStore } from './store/sqlite-store.ts';

test('many invites of one call ask but once who invites, and each side is asked for by itself', async () => {
  const { services, stop } = openServices({});
  await services.providers.add('own', { name: 'Own', fragrances: [], showLogoOnPdf: false });
  const store = openSqliteStore(services.config.SQLITE_FILE ?? '');
  const records = recordsOf(store);
  const look = vi.spyOn(records.providers, 'read');
  const mailOf = inviteMails(records, services.config.SITE_URL);
  async function invited(id: string, provider: string): Promise<InviteDoc> {
    await services.invites.addWithFreshCode(id, {
      ...{ name: id, email: `${id}@example.com`, provider },
      salesperson: 'Jonah.Adler@aurum.example',
    });
    return (await services.invites.read(id)) ?? expect.fail('The invite is missing');
  }
  const of = async (ids: string[], provider: string) =>
    Promise.all(ids.map(async (id) => mailOf(await invited(id, provider))));
  const own = await of(['ana', 'ben', 'cleo'], 'own');
  expect(look).toHaveBeenCalledTimes(1);
  expect(own.map(({ plainText }) => plainText.includes('Own'))).toEqual([true, true, true]);
  const [other] = await of(['dora'], 'other');
  expect([look.mock.calls.length, other?.plainText.includes('Own')]).toEqual([2, false]);
  await store.close();
  await stop();
});
