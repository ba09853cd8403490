import { expect, type Page } from '@playwright/test';
import { begun, completed } from './support/api.ts';
import { axe, COLOR_RULES, faultsIn } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/staff.ts';
import {
  choose,
  chooseAll,
  DESKTOP,
  finish,
  heading,
  keepNotifications,
  laterParts,
  openAs,
  openQuiz,
  PHONE,
  redeem,
  signIn,
  test,
} from './support/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * No violation that a machine can find: in light on a phone, and the colors in the dark on a desktop. Nothing to scroll
 * sideways.
 */
async function expectAccessible(page: Page) {
  for (const [colorScheme, viewport] of [
    ['light', PHONE],
    ['dark', DESKTOP],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.setViewportSize(viewport);
    const isLight = colorScheme === 'light';
    const checks = isLight ? axe(page).withTags(TAGS) : axe(page).withRules(COLOR_RULES);
    const results = await checks.analyze();
    expect(results.passes.length).toBeGreaterThan(isLight ? 10 : 0);
    expect(faultsIn(results), colorScheme).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
}

/** What is reached one after the other in one page; each state is checked. */
const JOURNEYS: Record<string, Record<string, (page: Page) => Promise<unknown>>> = {
  'the invite': {
    'the form': async (page) => {
      await page.goto('/');
      await page.getByLabel('Email').waitFor();
    },
    'a message': async (page) => {
      await redeem(page, { email: '', code: '' });
      await expect(page.getByRole('alert')).not.toBeEmpty();
    },
    'the sign-in dialog': async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Admin' }).waitFor();
    },
  },
  'the start': {
    'signed out': async (page) => {
      await page.goto('/start');
      await heading(page, 'Please sign in to begin a quiz').waitFor();
    },
    'a message': async (page) => {
      await signIn(page, 'Salesperson');
      await page.getByRole('button', { name: 'Begin Quiz' }).click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
    },
  },
  'a quiz': {
    fresh: async (page) => openQuiz(page, await begun()),
    'partly answered, with its marks and messages': async (page) => {
      await choose(page, 7);
      for (const name of ['Submit Question 2', 'Submit Question 10'])
        await page.getByRole('button', { name }).click();
      await page.getByText('Please select an answer first.').first().waitFor();
    },
    'its error': async (page) => {
      await finish(page).click();
      await page.getByRole('dialog', { name: 'Error Saving Quiz' }).waitFor();
    },
    offline: async (page) => {
      await page.keyboard.press('Escape');
      await page.context().setOffline(true);
      await chooseAll(page);
      await finish(page).click();
      await page.getByText('You are offline.').waitFor();
    },
  },
  'the results': {
    'all of them': async (page) => {
      const quiz = await completed();
      await openAs(page, quiz, `/quiz/${quiz.id}/complete`);
      await heading(page, 'Results').waitFor();
      await laterParts(page);
    },
    'the detail of a fragrance': async (page) => {
      await page
        .getByRole('button', { name: /^Details of / })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'pages that lead elsewhere': {
    'somebody else’s quiz': async (page) => {
      await page.goto(`/quiz/${(await begun()).id}`);
      await heading(page, 'Open your invite again').waitFor();
    },
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
    'the style guide with a notification': async (page) => {
      await keepNotifications(page);
      await page.goto('/style-guide');
      await page.getByRole('button', { name: 'Show an error' }).click();
      await page.getByRole('region', { name: 'Notifications' }).getByRole('button').waitFor();
    },
  },
};

test.describe.configure({ mode: 'parallel' });

for (const [journey, states] of Object.entries(JOURNEYS))
  test(`${journey}: no violation of WCAG 2.2 A or AA, light and dark, and all within 360 px`, async ({
    page,
  }) => {
    for (const [state, reach] of Object.entries(states))
      await test.step(state, async () => {
        await reach(page);
        await expectAccessible(page);
      });
  });
