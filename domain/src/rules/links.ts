type Part = { text: string; isLink: boolean };

const ADDRESS = /https?:\/\/[^\s<>"\u201c-\u201f\u2068\u2069]+/gi;
/** Signs that end a sentence or enclose an address, rather than belong to it. */
const ENDING = /[.,:;!?'*\u2018\u2019«»…。，、；：！？）】」』]$/u;
const BRACKETS = { ')': '(', ']': '[', '}': '{' };

/** A text in parts, with the addresses of pages in it: each ends before the punctuation behind it. */
export function withLinksFound(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const link = withoutEnding(found);
    if (!/^https?:\/\/[\p{L}\p{N}[]/iu.test(link)) continue;
    parts.push({ text: text.slice(end, index), isLink: false }, { text: link, isLink: true });
    end = index + link.length;
  }
  return [...parts, { text: text.slice(end), isLink: false }];
}

/** A closing bracket belongs to an address that opens it, as in /wiki/Rose_(color). */
function withoutEnding(found: string): string {
  const count = (sign: string) => found.split(sign).length;
  const unopened = new Map(
    Object.entries(BRACKETS).map(([close, open]) => [close, count(close) - count(open)]),
  );
  let end = found.length;
  for (; end > 0; end--) {
    const sign = found[end - 1] ?? '';
    const surplus = unopened.get(sign) ?? 0;
    if (surplus > 0) unopened.set(sign, surplus - 1);
    else if (!ENDING.test(sign)) break;
  }
  return found.slice(0, end);
}
