import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fragrances } from '../seed/catalogue/fragrances.ts';
import { providers } from '../seed/catalogue/providers.ts';
import { questions } from '../seed/catalogue/questions.ts';
import type { SampleFragrance } from '../seed/catalogue/sample-types.ts';
import { drawFavicon, drawHero } from './art/hero.ts';
import { drawLogo, type LogoForm } from './art/logos.ts';
import { drawPortrait } from './art/portrait.ts';
import { PICTURE_WIDTHS, toJpegBand, toPixels, toWebp } from './art/raster.ts';
import { drawScene } from './art/scene.ts';
import { makeFiles, paths, type Task } from './files.ts';
import { displayFont, textFont } from './pdf/fonts.ts';
import { BAND, drawOneSheet } from './pdf/one-sheet.ts';

const LOGO_FORMS: [suffix: string, form: LogoForm][] = [
  ['', { scale: 1, dark: false }],
  ['-2x', { scale: 2, dark: false }],
  ['-dark', { scale: 1, dark: true }],
  ['-dark-2x', { scale: 2, dark: true }],
];

const everything = process.argv.includes('--all');
const answers = questions.flatMap((question) => question.answers);
const slugs = answers.flatMap(({ picture }) => picture ?? []);
const fonts = {
  display: await displayFont('sfnt'),
  text: await textFont(400),
  strong: await textFont(600),
};
// The text renderer of sharp reads fonts from files only.
const folder = await mkdtemp(join(tmpdir(), 'vse-fonts-'));
const fontFile = join(folder, 'display.ttf');
await writeFile(fontFile, fonts.display);

/** Drawing costs more than encoding: each picture is drawn when first asked for, and once. */
const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const pictures = (pathOf: (width: number) => string, draw: () => string): Task[] => {
  const pixels = once(() => toPixels(draw()));
  return PICTURE_WIDTHS.map((width) => ({
    path: pathOf(width),
    make: async () => toWebp(await pixels(), width),
  }));
};
const picture = (name: string) => (width: number) => paths.picture(name, width);

const oneSheets = (fragrance: SampleFragrance): Task[] => {
  const band = once(async () => toJpegBand(await toPixels(drawPortrait(fragrance)), BAND));
  return [true, false].map((withLogo) => ({
    path: paths.oneSheet(fragrance.sku, withLogo),
    make: async () => drawOneSheet(fragrance, await band(), fonts, withLogo),
  }));
};

const steps: [title: string, tasks: Task[]][] = [
  [
    'scent portraits',
    fragrances.flatMap((each) => pictures(picture(each.sku), () => drawPortrait(each))),
  ],
  ['question pictures', slugs.flatMap((slug) => pictures(picture(slug), () => drawScene(slug)))],
  [
    'logos',
    providers.flatMap(({ slug }) =>
      LOGO_FORMS.map(([suffix, form]) => ({
        path: paths.logo(slug + suffix),
        make: () => drawLogo(slug, fontFile, form),
      })),
    ),
  ],
  ['one-sheets', fragrances.flatMap(oneSheets)],
  [
    'web font, hero and icon',
    [
      { path: paths.web('fonts/fraunces.woff2'), make: () => displayFont('woff2') },
      { path: paths.web('favicon.svg'), make: async () => drawFavicon() },
      ...pictures((width) => paths.web(`pictures/hero-${width}.webp`), drawHero),
    ],
  ],
];

for (const [title, tasks] of steps) {
  const { files, bytes } = await makeFiles(tasks, everything);
  const said = files ? `${files} made, ${Math.round(bytes / 1024)} KB` : 'all there';
  console.log(`${title}: ${said}`);
}
await rm(folder, { recursive: true });
