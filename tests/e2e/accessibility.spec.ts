import { expect, type Page } from '@playwright/test';
import { answered, begun, completed } from './support/api.ts';
import { axe, COLOR_RULES } from './support/axe.ts';
import {
  choose,
  DESKTOP,
  finish,
  heading,
  keepNotifications,
  openAs,
  openQuiz,
  PHONE,
  redeem,
  signIn,
  test,
} from './support/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation that a machine can find, light and dark, on a phone and on a desktop; nothing to scroll sideways. */
async function expectAccessible(page: Page) {
  const found: unknown[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const isLight = colorScheme === 'light';
      const checks = axe(page);
      const { violations, passes } = await (isLight
        ? checks.withTags(TAGS)
        : checks.withRules(COLOR_RULES)
      ).analyze();
      expect(passes.length).toBeGreaterThan(isLight ? 10 : 0);
      found.push(
        ...violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${colorScheme} ${viewport.width}: ${id} ${html}`),
        ),
      );
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    }
  }
  expect(found).toEqual([]);
}

const openModal = async (page: Page) => {
  const quiz = await completed();
  await openAs(page, quiz, `/results/${quiz.id}`);
  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'the invite': async (page) => {
    await page.goto('/');
    await page.getByLabel('Email').waitFor();
  },
  'the invite with a message': async (page) => {
    await page.goto('/invite');
    await redeem(page, { email: '', code: '' });
    await expect(page.getByRole('alert')).not.toBeEmpty();
  },
  'the start, signed out': async (page) => {
    await page.goto('/start');
    await heading(page, 'Please sign in to begin a quiz').waitFor();
  },
  'the start with a message': async (page) => {
    await page.goto('/start');
    await signIn(page, 'Salesperson');
    await page.getByRole('button', { name: 'Begin Quiz' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
  },
  'a fresh quiz': async (page) => openQuiz(page, await begun()),
  'a quiz partly answered, with its marks and messages': async (page) => {
    await openQuiz(page, await answered(6));
    await choose(page, 7);
    for (const name of ['Submit Question 2', 'Submit Question 10'])
      await page.getByRole('button', { name }).click();
    await page.getByText('Please select an answer first.').waitFor();
  },
  'a quiz offline': async (page) => {
    await openQuiz(page, await answered(9));
    await page.context().setOffline(true);
    await choose(page, 10);
    await finish(page).click();
    await page.getByText('You are offline.').waitFor();
  },
  'the error of a quiz': async (page) => {
    await openQuiz(page, await answered(2));
    await finish(page).click();
    await page.getByRole('dialog', { name: 'Error Saving Quiz' }).waitFor();
  },
  'somebody else’s quiz': async (page) => {
    await page.goto(`/quiz/${(await begun()).id}`);
    await heading(page, 'Open your invite again').waitFor();
  },
  'the results': async (page) => {
    const quiz = await completed();
    await openAs(page, quiz, `/quiz/${quiz.id}/complete`);
    await heading(page, 'Results').waitFor();
  },
  'the detail of a fragrance': openModal,
  'unknown results': async (page) => {
    await page.goto(`/results/${'x'.repeat(32)}`);
    await heading(page, 'We could not find these results').waitFor();
  },
  'an unknown address': async (page) => {
    await page.goto('/nowhere');
    await heading(page, 'There is nothing here').waitFor();
  },
  'the login page': async (page) => {
    await page.goto('/login');
    await page.getByText('Click Sign In to begin.').waitFor();
  },
  'the sign-in dialog': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Admin' }).waitFor();
  },
  'the style guide with a notification': async (page) => {
    await keepNotifications(page);
    await page.goto('/style-guide');
    await page.getByRole('button', { name: 'Show an error' }).click();
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button').waitFor();
  },
};

test.describe.configure({ mode: 'parallel' });

for (const [state, reach] of Object.entries(STATES))
  test(`${state}: no violation of WCAG 2.2 A or AA, light and dark, and all within 360 px`, async ({
    page,
  }) => {
    await reach(page);
    await expectAccessible(page);
  });
