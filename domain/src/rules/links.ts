type Part = { text: string; isLink: boolean };

const ADDRESS = /https?:\/\/[^\s<>"\u201c-\u201f\u2068\u2069]+/gi;
/** Signs that end a sentence or enclose an address, rather than belong to it. */
const ENDING = /[.,:;!?'*\u2018\u2019«»…。，、；：！？）】」』]$/u;
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

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

function withoutEnding(found: string): string {
  let link = found;
  while (ENDING.test(link) || endsWithForeignBracket(link)) link = link.slice(0, -1);
  return link;
}

/** A closing bracket belongs to an address that opens it, as in /wiki/Rose_(color). */
function endsWithForeignBracket(link: string): boolean {
  const close = link.at(-1) ?? '';
  const open = BRACKETS[close];
  const count = (sign: string) => link.split(sign).length;
  return open !== undefined && count(close) > count(open);
}
