import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fragrances } from '../../seed/catalogue/fragrances.ts';
import { questions } from '../../seed/catalogue/questions.ts';
import { artDirection } from './art-direction.ts';
import { darker, lightness, mix, paler } from './color.ts';
import { drawPortrait } from './portrait.ts';
import { toPixels, toWebp } from './raster.ts';
import { drawScene } from './scene.ts';

const slugs = questions.flatMap(({ answers }) => answers.flatMap(({ picture }) => picture ?? []));
const expectDrawn = (svg: string) => {
  expect(svg).toMatch(/^<svg /);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
};

describe('scent portraits', () => {
  it('draws each fragrance, always the same, and no two alike', () => {
    const drawn = fragrances.map(drawPortrait);
    for (const svg of drawn) expectDrawn(svg);
    expect(new Set(drawn).size).toBe(fragrances.length);
    expect(fragrances.slice(0, 8).map(drawPortrait)).toEqual(drawn.slice(0, 8));
  });

  it('gives each sample a motif of its own, so that no two differ in color only', () => {
    const motifs = fragrances.map(({ sku }) => artDirection[sku]);
    expect(new Set(motifs).size).toBe(fragrances.length);
    expect(motifs).not.toContain(undefined);
  });

  it('keeps soft gradients free of blocks where they are shown large', async () => {
    const soft = fragrances.filter(({ sku }) => sku === 'SL-0330').map(drawPortrait);
    const pixels = await toPixels(soft.join());
    const drawn = await sharp(pixels).resize(800).raw().toBuffer();
    const shown = await sharp(await toWebp(pixels, 800))
      .raw()
      .toBuffer();
    const squares = drawn.reduce((sum, byte, at) => sum + (byte - (shown[at] ?? 0)) ** 2, 0);
    // 43 decibels show blocks, 45.5 do not.
    expect(10 * Math.log10(255 ** 2 / (squares / drawn.length))).toBeGreaterThan(45.5);
  });

  it.each(['Amber', 'Floral', 'Woody'] as const)(
    'finds a motif for a new %s fragrance',
    (family) => {
      expectDrawn(
        drawPortrait({ sku: 'ZZ-9999', family, colors: ['#D98A2B', '#A3541A', '#F2C56B'] }),
      );
    },
  );
});

describe('question pictures', () => {
  it.each(slugs)('draws %s', (slug) => expectDrawn(drawScene(slug)));

  it('refuses a slug that nobody has drawn', () => {
    expect(() => drawScene('under-the-stairs')).toThrow('under-the-stairs');
  });
});

describe('colors', () => {
  it('mixes from one end to the other', () => {
    expect(mix('#d98a2b', '#ffffff', 0)).toBe('#d98a2b');
    expect(mix('#d98a2b', '#ffffff', 1)).toBe('#ffffff');
  });

  it('darkens and pales by the share that is asked for', () => {
    expect(lightness(darker('#6F9A4E', 0.3))).toBeLessThan(lightness('#6F9A4E'));
    expect(lightness(paler('#6F9A4E', 0.3))).toBeGreaterThan(lightness('#6F9A4E'));
  });
});
