import PDFDocument from 'pdfkit';
import type { SampleFragrance } from '../../seed/catalogue/sample-types.ts';
import { emblemOf } from '../art/emblems.ts';
import { adjectiveChips, colorDots, detectionMarks, fact } from './parts.ts';

export type SheetFonts = { display: Buffer; text: Buffer; strong: Buffer };
type Document = PDFKit.PDFDocument;

const INK = '#1F1B16';
const SOFT = '#655C50';
const LINE = '#E7DFD3';
const [PAGE_WIDTH, PAGE_HEIGHT] = [595.28, 841.89];
const MARGIN = 52;
const COLUMN = 306;
const ASIDE = 408;
/** Height of the portrait in pixels of its 1200; what `toJpegBand` should cut. */
export const BAND = 830;
const BAND_POINTS = (PAGE_WIDTH * BAND) / 1200;
const COMPANY = { slug: 'aurum-scent-co', name: 'Aurum Scent Co.' };

const open = (fragrance: SampleFragrance, fonts: SheetFonts): Document => {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    info: {
      Title: `${fragrance.name} (${fragrance.sku})`,
      Author: COMPANY.name,
      Subject: fragrance.shortDescription,
      // A fixed day, so that the same catalogue always gives the same file.
      CreationDate: new Date('2026-01-05T09:00:00Z'),
    },
  });
  document.registerFont('display', fonts.display);
  document.registerFont('text', fonts.text);
  document.registerFont('strong', fonts.strong);
  return document;
};

const words = (document: Document, { name, family, collection }: SampleFragrance): number => {
  const size = 42;
  const top = BAND_POINTS + 34;
  document.font('display').fontSize(size).fillColor(INK);
  document.text(name, MARGIN, top, { characterSpacing: -0.5, lineBreak: false });
  document.font('text').fontSize(11.5).fillColor(SOFT);
  document.text(`${family} · ${collection} collection`, MARGIN, top + size + 17, {
    lineBreak: false,
  });
  return top + size + 54;
};

const texts = (document: Document, fragrance: SampleFragrance, top: number): number => {
  document.font('display').fontSize(17).fillColor(INK);
  document.text(fragrance.shortDescription, MARGIN, top, { width: COLUMN, lineGap: 2 });
  document.font('text').fontSize(11).fillColor(INK);
  document.text(fragrance.longDescription, MARGIN, document.y + 10, { width: COLUMN, lineGap: 5 });
  return document.y + 18;
};

const aside = (document: Document, fragrance: SampleFragrance, top: number): void => {
  fact(document, 'Colors', ASIDE, top);
  colorDots(document, fragrance.colors, ASIDE, top + 17);
  fact(document, 'Detection level', ASIDE, top + 56);
  detectionMarks(document, fragrance.detectionLevel, ASIDE, top + 73);
  fact(document, 'SKU', ASIDE, top + 108, fragrance.sku);
  if (fragrance.isOdorNeutralizer) fact(document, 'Odor neutralizer', ASIDE, top + 156, 'Yes');
};

const companyMark = (document: Document): void => {
  const emblem = emblemOf(COMPANY.slug);
  const top = PAGE_HEIGHT - 68;
  document
    .save()
    .translate(MARGIN - 4, top)
    .scale(0.68);
  for (const { d, tone } of emblem.paths) document.path(d).fill(emblem[tone], 'even-odd');
  document.restore();
  document.font('display').fontSize(17).fillColor(INK);
  document.text(COMPANY.name, MARGIN + 36, top + 6, { characterSpacing: -0.1, lineBreak: false });
};

const foot = (document: Document, { name, sku }: SampleFragrance, withLogo: boolean): void => {
  const rule = PAGE_HEIGHT - 88;
  document
    .moveTo(MARGIN, rule)
    .lineTo(PAGE_WIDTH - MARGIN, rule)
    .lineWidth(0.75)
    .stroke(LINE);
  if (withLogo) companyMark(document);
  document.font('text').fontSize(9).fillColor(SOFT);
  const width = PAGE_WIDTH - MARGIN * 2;
  document.text(`${name} · ${sku}`, MARGIN, PAGE_HEIGHT - 56, { width, align: 'right' });
};

/** One A4 page: the portrait across the top, the words below; with the company's logo or without. */
export const drawOneSheet = async (
  fragrance: SampleFragrance,
  portrait: Buffer,
  fonts: SheetFonts,
  withLogo: boolean,
): Promise<Buffer> => {
  const document = open(fragrance, fonts);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Buffer>((done, failed) => {
    document.on('end', () => done(Buffer.concat(chunks)));
    document.on('error', failed);
  });
  const section = document.struct('Sect');
  document.addStructure(section);
  const part = (type: 'Figure' | 'H1' | 'P', alt: string | undefined, draw: () => void) =>
    section.add(document.struct(type, alt ? { alt } : {}, draw));
  const figure = `Scent portrait of ${fragrance.name}`;
  part('Figure', figure, () => {
    document.image(portrait, 0, 0, { width: PAGE_WIDTH });
  });
  let top = 0;
  part('H1', undefined, () => {
    top = words(document, fragrance);
  });
  part('P', undefined, () => {
    const below = texts(document, fragrance, top);
    adjectiveChips(document, fragrance.adjectives, MARGIN, below, COLUMN + 10);
  });
  part('P', undefined, () => aside(document, fragrance, top + 2));
  part('P', undefined, () => foot(document, fragrance, withLogo));
  section.end();
  document.end();
  return finished;
};
