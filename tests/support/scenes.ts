import { createInvite, type NewInvite, redeemInvite } from '@vse/domain/records/invites';
import { listProviders } from '@vse/domain/records/providers';
import { getQuizResult, type QuizResult } from '@vse/domain/records/quiz-results';
import { demoToken } from '@vse/domain/rules/demo';
import type { ApiClient } from './api-client.ts';
import { freshCode, freshEmail } from './fresh.ts';

export const OWN_PROVIDER = 'Aurum Scent Co.';
export const SALES_EMAIL = 'jonah.adler@aurum.example';

/** What tests begin from, made over the API by an Admin of the sample unless told otherwise. */
export function createScenes({ call }: ApiClient, admin = () => demoToken('Admin')) {
  async function providerNamed(name: string) {
    const { items } = await call(listProviders, {}, { token: admin() });
    const found = items.find((provider) => provider.name === name);
    if (!found) throw new Error(`No provider ${name}`);
    return found;
  }

  /** A fresh open invite, by the sample's salesperson at the company's own provider unless told otherwise. */
  async function invite(change: Partial<NewInvite> = {}): Promise<NewInvite & { id: string }> {
    const fields: NewInvite = {
      name: 'Robin Guest',
      email: freshEmail('robin'),
      code: freshCode(),
      provider: change.provider ?? (await providerNamed(OWN_PROVIDER)).id,
      salesperson: SALES_EMAIL,
      ...change,
    };
    return { ...fields, id: (await call(createInvite, fields, { token: admin() })).id };
  }

  /** A quiz just begun by a fresh respondent: its id, the respondent's token, and the questions. */
  async function begin(change: Partial<NewInvite> = {}) {
    const { name, email, code } = await invite(change);
    const { id, token } = await call(redeemInvite, { email, code });
    const result: QuizResult = await call(getQuizResult, { id }, { token });
    return { id, by: { token }, token, name, email, code, questions: result.questions };
  }

  return { providerNamed, invite, begin };
}
