import type { SampleFragrance, WeightedAdjective } from '../../seed/catalogue/sample-types.ts';

type Document = PDFKit.PDFDocument;

const INK = '#1F1B16';
const SOFT = '#655C50';
const EDGE = '#8D8172';
const WASH = '#FDF2DC';
const AMBER = '#F8B133';
const LEVELS = ['Low', 'Medium', 'High'];

/** A small label, and its value below when it is a word. */
export const fact = (
  document: Document,
  label: string,
  x: number,
  y: number,
  value?: string,
): void => {
  document.font('strong').fontSize(9).fillColor(SOFT).text(label, x, y, { lineBreak: false });
  if (value === undefined) return;
  document
    .font('text')
    .fontSize(11.5)
    .fillColor(INK)
    .text(value, x, y + 15, { lineBreak: false });
};

export const colorDots = (document: Document, colors: string[], x: number, y: number): void => {
  for (const [index, color] of colors.entries()) {
    document
      .circle(x + 9 + index * 25, y + 9, 9)
      .lineWidth(0.5)
      .fillAndStroke(color, EDGE);
  }
};

/** Three marks, as many filled as the level is high, and the word beside them. */
export const detectionMarks = (
  document: Document,
  level: SampleFragrance['detectionLevel'],
  x: number,
  y: number,
): void => {
  const reached = LEVELS.indexOf(level);
  for (const index of LEVELS.keys()) {
    document.roundedRect(x + index * 17, y + 2.5, 14, 8, 4).lineWidth(0.75);
    if (index <= reached) document.fillAndStroke(AMBER, AMBER);
    else document.stroke(EDGE);
  }
  document
    .font('text')
    .fontSize(11.5)
    .fillColor(INK)
    .text(level, x + 60, y, { lineBreak: false });
};

/** The words of the scent, the weightiest first, wrapped within the width. */
export const adjectiveChips = (
  document: Document,
  adjectives: WeightedAdjective[],
  x: number,
  y: number,
  width: number,
): void => {
  let [left, top] = [x, y];
  document.font('text').fontSize(10.5);
  for (const { name } of [...adjectives].sort((one, other) => other.weight - one.weight)) {
    const chip = document.widthOfString(name) + 20;
    if (left + chip > x + width) [left, top] = [x, top + 30];
    document.roundedRect(left, top, chip, 23, 11.5).fill(WASH);
    document.fillColor(INK).text(name, left + 10, top + 5.2, { lineBreak: false });
    left += chip + 6;
  }
};
