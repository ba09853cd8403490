/** Text as a search compares it: without case and Latin, Greek or Cyrillic accents, however those are encoded. */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
