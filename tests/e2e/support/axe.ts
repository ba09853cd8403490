import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Results = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations' | 'incomplete'>;

/**
 * Fluent's focus guards (Tabster): empty elements at the ends of a dialog or menu, hidden from readers, which Tab must
 * reach to be sent on into it at once. axe takes whatever is hidden and reached by Tab for a trap. Only empty ones are
 * left out, so that nothing a person meets can hide there.
 */
const FOCUS_GUARDS = '[data-tabster-dummy]:empty';

/** All that axe checks of colors. Nothing else changes with the theme, so the second theme needs no other rule. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * axe for the page, set to run within it: the default opens a second page for each analysis, for frames we lack. It
 * describes only what breaks a rule or may, since nobody reads the thousands of elements that keep it.
 */
export const axe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations', 'incomplete'] })
    .exclude(FOCUS_GUARDS);

/** An id that no element has: a name or description that is missing. axe leaves the judgment to us. */
const MISSING_ID = 'aria-valid-attr-value';

/** What breaks a rule, with its HTML. */
export const faultsIn = ({ violations, incomplete }: Results): string[] =>
  [...violations, ...incomplete.filter(({ id }) => id === MISSING_ID)].flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id} ${html}`),
  );

/** The page breaks no rule that a machine can check, in the light theme and in the dark one. */
export async function expectAccessible(page: Page) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const checks = theme === 'light' ? axe(page) : axe(page).withRules(COLOR_RULES);
    expect(faultsIn(await checks.analyze()), theme).toEqual([]);
  }
}
