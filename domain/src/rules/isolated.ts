/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko and their presentation forms. */
const RIGHT_TO_LEFT =
  /[\u{590}-\u{8ff}\u{fb1d}-\u{fdff}\u{fe70}-\u{feff}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Isolates user input with right-to-left letters, so that it does not reorder the plain text around it. Other text
 * stays as it is, because some mail programs draw the invisible marks as boxes.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;
