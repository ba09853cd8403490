import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fluent's focus guards (Tabster): empty elements at the ends of a dialog or menu, hidden from readers, which Tab must
 * reach to be sent on into it at once. axe takes whatever is hidden and reached by Tab for a trap. Only empty ones are
 * left out, so that nothing a person meets can hide there.
 */
export const FOCUS_GUARDS = '[data-tabster-dummy]:empty';

/** The page breaks no rule that a machine can check, in the light theme and in the dark one. */
export async function expectAccessible(page: Page) {
  // A color on its way from one theme to the other has a contrast that nobody ever reads.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).exclude(FOCUS_GUARDS).analyze();
    const found = violations.map(({ id, nodes }) => `${theme}: ${id} ${nodes[0]?.html ?? ''}`);
    expect(found).toEqual([]);
  }
}
