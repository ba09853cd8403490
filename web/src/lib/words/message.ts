export type Values = Readonly<Record<string, string | number>>;
/** Marks what a message shows, by its key. */
export type Show = (value: string, key: string) => string;

/** Text, or the begin of a place. */
const PART = /([^{}]+)|\{(\w+)(?:, (plural|select),)?/y;
/** The begin of a form, with the end of the one before. */
const FORM = /\}? (=?\w+) \{/y;

/**
 * Fills a message in ICU syntax: `{name}`, `{count, plural, =0 {…} one {…} other {…}}`, `{kind, select, a {…} other {…}}`.
 * `#` is the number of the plural around it, as the language writes it. Nothing is quoted: an apostrophe is an apostrophe,
 * and a brace always belongs to a place. `npm run check` finds what is malformed.
 */
export function fill(text: string, values: Values, language: string, show: Show, key: string) {
  let at = 0;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  /** All forms are filled, and one is taken. */
  const filled = (number: string): string => {
    const [, words, name, kind] = next(PART) ?? [];
    if (words) return words.replaceAll('#', number) + filled(number);
    if (!name) return '';
    const value = values[name] ?? `{${name}}`;
    const isPlural = kind === 'plural';
    const forms = new Map<unknown, string>();
    for (let form = kind && next(FORM); form; form = next(FORM))
      forms.set(form[1], filled(isPlural ? value.toLocaleString(language) : number));
    // A form ends with its place.
    at += kind ? 2 : 1;
    const plural = isPlural && new Intl.PluralRules(language).select(Number(value));
    const chosen = forms.get(isPlural ? `=${value}` : value) ?? forms.get(plural);
    const said = kind ? (chosen ?? forms.get('other') ?? '') : show(`${value}`, key);
    return said + filled(number);
  };
  return filled('#');
}
