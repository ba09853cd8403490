import { COLLECTIONS, FAMILIES, type NewFragrance } from '@vse/domain/records/fragrances';

/** Words for perfume names in many scripts: letters with marks, joiners, right-to-left, surrogate pairs. */
const WORDS = [
  ...['Salt Line', 'Élan d’été', 'Größe', 'Çiçek Bahçesi', 'Nước Hoa', 'Żółty Kwiat'],
  ...['Ночная фиалка', 'Νυχτολούλουδο', 'Ծաղիկ', 'ყვავილი', 'עודף אור', 'دهن العود'],
  ...['گل‌های شب', 'चमेली की रात', 'মালতী', 'மல்லிகை', 'ดอกมะลิ', '夜来香', '金木犀', '동백꽃'],
  ...['አበባ', '𠮷野の桜', 'Rose 🌹', 'N° 5½'],
] as const;

const TEXT = 'Opens bright, settles into warm wood and leaves a trace of amber on the skin. ';

const pick = <T>(list: readonly T[], number: number): T => {
  const item = list[number % list.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
};

/**
 * Generates fragrances as a spreadsheet might contain them: names in many scripts, long texts, and up to 8 of the given
 * adjectives each. The same count always gives the same fragrances.
 */
export const manyFragrances = (count: number, adjectiveIds: readonly string[]): NewFragrance[] =>
  Array.from({ length: count }, (_, number) => ({
    name: `${pick(WORDS, number)} ${pick(WORDS, number * 7 + 3)} ${number}`,
    sku: `BENCH-${number}`,
    shortDescription: `${pick(WORDS, number + 5)}: ${TEXT}`.trim(),
    longDescription: TEXT.repeat(1 + (number % 40)).trim(),
    family: pick(FAMILIES, number),
    collection: pick(COLLECTIONS, number * 3),
    publishState: number % 4 === 0 ? 'Draft' : 'Published',
    isOdorNeutralizer: number % 5 === 0,
    detectionLevel: pick(['Low', 'Medium', 'High'], number),
    heroImageUrl: '',
    oneSheetPdfUrl: '',
    oneSheetPdfFilename: '',
    oneSheetPdfUrlWithoutLogo: '',
    oneSheetPdfWithoutLogoFilename: '',
    colors: ['#333', '#F8B133', '#8a6d3b'],
    adjectives: [...new Set(adjectiveIds)]
      .slice(0, Math.min(8, number % 9))
      .map((id, index) => ({ id, name: '', weight: 1 + ((number + index) % 10) })),
    isEnforceAdjectivesAndColors: false,
    isEnforceUploads: false,
    requestId: `bench-fragrance-${number}`,
  }));
