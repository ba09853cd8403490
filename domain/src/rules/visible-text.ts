/*
 * Names appear in lists, exports and our mails, where invisible characters could reorder or disguise the text. Letters,
 * combining marks and emoji of every script are allowed.
 */

/**
 * Controls, line separators, unpaired surrogates, direction marks and overrides, zero-width and other blank characters.
 */
const INVISIBLE =
  /\u034f|\u17b4|\u17b5|[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

/**
 * The two joiners are allowed between letters of scripts whose shapes they change (Persian, Hindi, Sinhala …) and
 * between the parts of an emoji (👩‍🔬). Elsewhere they are invisible.
 */
const JOINED_LETTERS =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}])[\u200c\u200d](?=[\p{L}\p{M} ]|$)/gu;
const JOINED_EMOJI =
  /(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})/gu;

const SIGN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether every character of the text is visible or shapes a visible one, and a text that is not empty has one. */
export function isVisible(text: string): boolean {
  if (text.trim() !== '' && !SIGN.test(text)) return false;
  const withoutJoiners = text.replace(JOINED_EMOJI, '').replace(JOINED_LETTERS, '');
  return !INVISIBLE.test(withoutJoiners) && !/[\u200c\u200d]/.test(withoutJoiners);
}

/**
 * Whether the text contains something that mail programs turn into a link: a slash, or letters right after a dot, as in
 * `evil.example`. Full-width signs and the ideographic full stop count as the signs that browsers take them for.
 */
export const hasWebAddress = (text: string): boolean =>
  /[/\\]|www\.|[\p{L}\p{M}\p{N}-][.\u3002][\p{L}\p{M}]{2}/iu.test(text.normalize('NFKC'));
