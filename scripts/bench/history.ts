import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@vse/domain/rules/durations';
import { readConfig } from '../../api/src/config.ts';
import { createServices } from '../../api/src/services/services.ts';
import type { InviteDoc } from '../../api/src/store/document-types.ts';
import { openSqliteStore } from '../../api/src/store/sqlite/sqlite-store.ts';
import { blobConnectionString } from '../local/azurite/account.ts';
import { fragrances } from '../seed/catalogue/fragrances.ts';
import { loadWords } from './words.ts';

const PROVIDERS = 10;
const SALESPEOPLE = 100;

/** The services over a new database with a history of `size` invites and results, spread over the providers. */
export async function openHistory(size: number) {
  const folder = mkdtempSync(join(tmpdir(), 'vse-bench-'));
  const config = readConfig({
    SITE_URL: 'http://localhost:4280',
    SERVER_SECRET: 'a secret of the benchmark, long enough',
    SQLITE_FILE: join(folder, 'vse.sqlite'),
    BLOB_CONNECTION_STRING: blobConnectionString(10_000),
    SUPPORT_EMAIL: 'support@aurum.example',
    COMPANY_PROVIDER: 'Aurum Scent Co.',
    COMPANY_DOMAIN: 'aurum.example',
  });
  const store = openSqliteStore(join(folder, 'vse.sqlite'));
  let clock = Date.now() - 365 * DAY_MS;
  const email = { send: async () => ({ kind: 'sent' as const }) };
  const services = createServices(config, store, () => new Date(clock), email);
  await loadWords(services, fragrances);

  let made = 0;
  async function invite(): Promise<InviteDoc> {
    const number = made++;
    const id = `invite-${number}`;
    const person = { name: `Guest ${number}`, email: `guest.${number}@example.com` };
    const side = {
      provider: `provider-${number % PROVIDERS}`,
      salesperson: `sales.${number % SALESPEOPLE}@example.com`,
      salespersonId: `sales-${number % SALESPEOPLE}`,
    };
    await services.invites.addWithFreshCode(id, { ...person, ...side });
    const stored = await services.invites.read(id);
    if (!stored) throw new Error('The invite is missing');
    return stored;
  }
  for (let count = 0; count < size; count++) {
    clock += DAY_MS / size;
    await services.quizResults.redeem(await invite());
  }

  const open = await services.quizResults.redeem(await invite());
  const { questions } = await services.quizResultViews.full(open, 'respondent');
  const answers = (choice: number) =>
    questions.map(({ id, sourceAnswers }) => ({
      id,
      selectedAnswers: sourceAnswers
        .slice(choice % sourceAnswers.length)
        .slice(0, 1)
        .map((answer) => answer.id),
    }));
  let choice = 0;
  return {
    services,
    provider: { field: 'provider', equals: 'provider-3' },
    salesperson: { field: 'salespersonId', equals: 'sales-3' },
    redeem: async () => services.quizResults.redeem(await invite()),
    answerOne: () =>
      services.quizResults.answer(open.id, answers(choice++).slice(0, 1), false, () => undefined),
    async complete() {
      const result = await services.quizResults.redeem(await invite());
      return services.quizResults.answer(result.id, answers(choice++), true, () => undefined);
    },
    readResult: async () =>
      services.quizResultViews.full(await services.quizResults.read(open.id), 'shown'),
    async close() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
