import { expect } from '@playwright/test';
import { createQuestion, deleteQuestion } from '@vse/domain/records/questions';
import { unique } from '../support/fresh.ts';
import { ADMIN, call } from './support/api.ts';
import { expectAccessible } from './support/axe.ts';
import { providerByName } from './support/providers.ts';
import { goTo, openStaff, userByEmail } from './support/staff.ts';
import { heading, test } from './support/test.ts';

test('a Salesperson sees that the catalogue, the providers and the users are not for this role', async ({
  page,
}) => {
  const provider = await providerByName('Aurum Scent Co.');
  const user = await userByEmail('luc.marchand@verdier.example');
  const fields = { type: 'Single Choice', publishState: 'Draft' } as const;
  const question = await call(createQuestion, { ...fields, questionText: unique('Which') }, ADMIN);
  await openStaff(page, 'Salesperson', '/invites');
  const denied = heading(page, 'Your role does not include this page');
  for (const path of [
    '/fragrances',
    '/fragrances/add',
    '/adjectives',
    '/questions',
    '/questions/add',
    `/questions/${question.id}`,
    '/providers',
    '/providers/add',
    `/providers/${provider?.id}`,
    '/users',
    '/users/add',
    `/users/${user?.id}`,
  ])
    await test.step(path, async () => {
      await goTo(page, '/invites');
      await expect(heading(page, 'Invites')).toBeVisible();
      await goTo(page, path);
      await expect(denied).toBeVisible();
      await expect(page.getByRole('table')).toBeHidden();
      await expect(page.getByText('Luc')).toHaveCount(0);
    });
  await expectAccessible(page);
  await call(deleteQuestion, { id: question.id }, ADMIN);
});
