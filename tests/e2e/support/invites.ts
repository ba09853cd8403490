import type { Page } from '@playwright/test';
import type { Role } from '@vse/domain/access/permissions';
import { button, dialogOf, openStaff } from './staff.ts';

export const bulk = (page: Page) => dialogOf(page, 'Invite Many');
export const pasted = (page: Page) => bulk(page).getByLabel('Names and e-mails');
export const pressInBulk = (page: Page, name: string) =>
  bulk(page).getByRole('button', { name }).click();
export const bulkStatus = (page: Page) => bulk(page).getByRole('status');

/** The list behind the dialog is short, so that it is drawn and checked quickly. */
export const BEHIND_BULK = '/invites?find=kenji';

/** Opens the dialog for many, with the list checked when one is given. */
export async function openBulk(page: Page, list?: string, role: Role = 'Manager') {
  await openStaff(page, role, BEHIND_BULK);
  await button(page, 'Invite Many').click();
  if (list === undefined) return;
  await pasted(page).fill(list);
  await pressInBulk(page, 'Check the list');
  await bulkStatus(page).waitFor();
}
