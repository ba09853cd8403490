/** Parts a text by what it has in common with another one: the same beginning, what differs, the same end. */
export function partedBy(text: string, other: string): [string, string, string] {
  const [words, others] = [text.split(/(?<=\s)/), other.split(/(?<=\s)/)];
  const most = Math.min(words.length, others.length);
  let before = 0;
  while (before < most && words[before] === others[before]) before += 1;
  let after = 0;
  while (after < most - before && words.at(-1 - after) === others.at(-1 - after)) after += 1;
  const end = words.length - after;
  return [
    words.slice(0, before).join(''),
    words.slice(before, end).join(''),
    words.slice(end).join(''),
  ];
}
