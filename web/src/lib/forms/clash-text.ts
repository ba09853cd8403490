const LONGEST = 200;

/** What a field holds, in words, to be compared with another version; undefined for what has none, such as a file. */
export function clashText(value: unknown): string | undefined {
  if (typeof value === 'string') return isAddress(value) ? undefined : shortened(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(partText);
  return parts.every((part) => part !== undefined) ? shortened(parts.join(', ')) : undefined;
}

const isAddress = (text: string) => /^https?:/.test(text);

const shortened = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).trimEnd()}…`;

/** A color, or an adjective with its weight. */
function partText(part: unknown): string | undefined {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null || !('name' in part)) return undefined;
  return 'weight' in part ? `${part.name} ${part.weight}` : String(part.name);
}
