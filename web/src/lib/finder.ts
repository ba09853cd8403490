/** Tells which texts a search finds. All, if nothing was typed. */
export function finderOf(typed: string): (text: string) => boolean {
  const wanted = foldText(typed.trim());
  return (text) => wanted === '' || foldText(text).includes(wanted);
}

/** Text as a search compares it: without case and Latin, Greek or Cyrillic accents, however those are encoded. */
const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
