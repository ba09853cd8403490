import sharp from 'sharp';
import { emblemOf } from './emblems.ts';

/** The wordmark in two lines: the one that names, and the one that explains, small and spaced. */
const wordmarks: Record<string, { name: string; note: string; noteFirst?: boolean }> = {
  'aurum-scent-co': { name: 'Aurum', note: 'SCENT CO.' },
  'maison-verdier': { name: 'Verdier', note: 'MAISON', noteFirst: true },
  'northlight-hospitality': { name: 'Northlight', note: 'HOSPITALITY' },
};

export type LogoForm = { scale: 1 | 2; dark: boolean };

const WIDTH = 180;
const HEIGHT = 60;

const line = async (text: string, fontfile: string, height: number) => {
  const options = { text, fontfile, font: 'Fraunces', rgba: true, dpi: 600 };
  const { data, info } = await sharp({ text: options })
    .trim()
    .png()
    .toBuffer({ resolveWithObject: true });
  const resized = await sharp(data)
    .resize({ height: Math.round(height) })
    .png()
    .toBuffer();
  return { data: resized, width: Math.round((info.width / info.height) * Math.round(height)) };
};

/**
 * At most 180 by 60, as the product asks of logos. The plain one stands on a white plate, because
 * a user's own logo appears on both themes; the dark one is for dark grounds only.
 */
export const drawLogo = async (slug: string, font: string, form: LogoForm): Promise<Buffer> => {
  const wordmark = wordmarks[slug];
  if (!wordmark) throw new Error(`no wordmark is set for ${slug}`);
  const { scale, dark } = form;
  const emblem = emblemOf(slug);
  const [ink, soft] = dark ? ['#F5EFE6', '#BBB0A1'] : ['#1F1B16', '#655C50'];
  const shapes = emblem.paths.map(
    ({ d, tone }) => `<path fill-rule="evenodd" d="${d}" fill="${emblem[tone]}"/>`,
  );
  const plate = dark ? '' : `<rect width="${WIDTH}" height="${HEIGHT}" rx="10" fill="#FFFFFF"/>`;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * scale}" height="${HEIGHT * scale}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${plate}<g transform="translate(10 9) scale(.875)">${shapes.join('')}</g></svg>`;
  const spaced = `<span foreground="${soft}" letter_spacing="4200">${wordmark.note}</span>`;
  // The tail of a letter below the line makes the picture of the name taller.
  const tall = /[gjpqy]/.test(wordmark.name) ? 27 : 21;
  const name = await line(`<span foreground="${ink}">${wordmark.name}</span>`, font, tall * scale);
  const note = await line(spaced, font, 7.5 * scale);
  return sharp(Buffer.from(ground))
    .composite([
      { input: name.data, left: 62 * scale, top: (wordmark.noteFirst ? 26 : 12) * scale },
      { input: note.data, left: 63 * scale, top: (wordmark.noteFirst ? 12 : 42) * scale },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};
