import { expect, type Locator, type Page } from '@playwright/test';
import { soon, test } from './support/test.ts';

const LOOKS = ['Amber', 'Ink', 'Quiet', 'Irreversible', 'Text'] as const;
/** The tokens behind the words: as it is, under the pointer, pressed. */
const FILLS = {
  Amber: ['amber', 'amber-hover', 'amber-pressed'],
  Ink: ['ink', 'ink-hover', 'ink-pressed'],
  Quiet: ['card', 'wash', 'line'],
  Irreversible: ['card', 'bad', 'bad-pressed'],
} as const;

const colors = (button: Locator) =>
  button.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });

const token = (page: Page, name: string) =>
  page.evaluate((variable) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${variable})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, `--${name}`);

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`every ${colorScheme} button keeps its look and can be read under the pointer and pressed`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/style-guide');
    for (const name of LOOKS) {
      const button = page.getByRole('button', { name, exact: true }).first();
      await page.mouse.move(0, 0);
      const states = [await colors(button)];
      await button.hover();
      states.push(await colors(button));
      await page.mouse.down();
      states.push(await colors(button));
      await page.mouse.up();
      for (const [index, { color, backgroundColor }] of states.entries()) {
        const fill = name === 'Text' ? undefined : FILLS[name][index];
        const seen = fill === undefined ? await token(page, 'paper') : backgroundColor;
        if (fill) expect(seen).toBe(await token(page, fill));
        else expect(backgroundColor).toBe('rgba(0, 0, 0, 0)');
        expect(contrast(color, seen)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a button looks as before once it has been tapped', async ({ page }) => {
    await page.goto('/style-guide');
    const button = page.getByRole('button', { name: 'Quiet', exact: true }).first();
    const before = await colors(button);
    await button.tap();
    // It is pressed for a moment still.
    await soon(() => colors(button)).toEqual(before);
  });
});
