import { test as base, expect } from '@playwright/test';
import { findFirefox, findWebKit } from '../../scripts/test/browsers.ts';
import { startCloud } from '../support/cloud.ts';
import { unique } from '../support/fresh.ts';
import { openFirefox } from './engines/firefox.ts';
import type { Size, Visitor } from './engines/visitor.ts';
import { openPlaywrightsWebKit, openWebKitGtk } from './engines/webkit.ts';
import { invite } from './support/api.ts';
import { DESKTOP, PHONE } from './support/test.ts';

/** Of the sample's quiz. */
const QUESTIONS = 10;
const firefox = findFirefox();
const webkit = findWebKit();
const ENGINES: [
  name: string,
  open: ((size: Size) => Promise<Visitor>) | undefined,
  needs: string,
][] = [
  [
    'Firefox',
    firefox === undefined ? undefined : (size) => openFirefox(firefox, size),
    'Firefox in a usual place or named in FIREFOX_PATH',
  ],
  [
    'WebKit',
    webkit &&
      ((size) =>
        webkit === 'playwright' ? openPlaywrightsWebKit(size) : openWebKitGtk(webkit, size)),
    'WebKit: `npx playwright install webkit`, or Debian’s webkit2gtk-driver and xvfb',
  ],
];

for (const [engine, open, needs] of ENGINES) {
  const test = base.extend<{ size: Size; visitor: Visitor }>({
    size: [PHONE, { option: true }],
    visitor: async ({ size }, use) => {
      if (!open) throw new Error(`${engine} is not here.`);
      const visitor = await open(size);
      await use(visitor);
      await visitor.close();
      expect(visitor.errors).toEqual([]);
    },
  });
  test.describe(engine, () => {
    test.skip(open === undefined, `needs ${needs}`);

    test('a respondent redeems an invite, answers the quiz and reads the results', async ({
      visitor,
      baseURL,
    }) => {
      const { email, code } = await invite();
      await visitor.open(`${baseURL}`);
      await visitor.fill('Email', email);
      await visitor.fill('Invite code', code);
      await visitor.press('button', 'Start Quiz');
      await visitor.pressFirstOfEach('fieldset', 'label', QUESTIONS);
      await visitor.press('button', 'View Recommended Fragrances');
      await visitor.see('heading', 'Results');
      await visitor.reload();
      await visitor.see('heading', 'Results');
    });

    test.describe('at a desk', () => {
      test.use({ size: DESKTOP });
      test('an Admin signs in, adds an adjective, renames it and deletes it', async ({
        visitor,
        baseURL,
      }) => {
        const name = unique('mellow');
        await visitor.open(`${baseURL}`);
        await visitor.press('button', 'Sign In');
        await visitor.pressText('Ines Calder');
        await visitor.see('button', 'Sign Out');
        await visitor.open(`${baseURL}/adjectives?find=${name}`);
        await visitor.fill('Add Adjective', name);
        await visitor.press('button', 'Add Adjective');
        await visitor.press('link', name);
        await visitor.see('heading', name);
        await visitor.press('button', 'Edit');
        await visitor.fill('Name', `${name} 2`);
        await visitor.press('button', 'Save');
        await visitor.see('heading', `${name} 2`);
        await visitor.press('button', 'Delete');
        await visitor.press('button', 'Delete adjective');
        await visitor.see('heading', `Deleted ${name} 2`);
      });

      test('a Manager signs in through the window of their work account', async ({ visitor }) => {
        const cloud = await startCloud({ store: 'sqlite', seed: true, built: true, entra: true });
        await visitor.open(cloud.webUrl);
        await visitor.press('button', 'Sign In');
        // It blocks a window that opens once the code for it has come. The page has a button then.
        if (visitor.name.startsWith('WebKitGTK'))
          await visitor.press('button', 'Sign in with your work account');
        await visitor.inPopup(() => visitor.pressText('Mara Lindqvist'));
        await visitor.see('heading', 'Begin a quiz for a client');
        await cloud.stop();
      });
    });
  });
}
