/** A place in a message that a value fills. With forms, the value chooses one. */
export type Place = {
  name: string;
  kind?: string | undefined;
  forms?: ReadonlyMap<string, Message>;
};
export type Message = readonly (string | Place)[];

/**
 * Parses the ICU message syntax that the app fills (`web/src/lib/words/message.ts`), with exactly its spaces. Throws at
 * what is malformed.
 */
export function parseMessage(text: string): Message {
  let at = 0;
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const need = (pattern: RegExp, what: string) => {
    const found = next(pattern);
    if (!found) throw new Error(`expected ${what} before "${text.slice(at, at + 20)}"`);
    return found;
  };
  function message(): Message {
    const parts: (string | Place)[] = [];
    while (at < text.length && text[at] !== '}')
      parts.push(text[at] === '{' ? place() : need(/[^{}]+/y, 'text')[0]);
    return parts;
  }
  function place(): Place {
    const [, name = '', comma] = need(/\{(\w+)(,?)/y, '{name');
    const kind = comma ? need(/ (plural|select),/y, '" plural," or " select,"')[1] : undefined;
    const forms = new Map<string, Message>();
    while (kind && text[at] !== '}') {
      const [, form = ''] = need(/ (=?\w+) \{/y, 'a form as in " one {"');
      if (forms.has(form)) throw new Error(`"${form}" is there twice for {${name}}`);
      forms.set(form, message());
      need(/\}/y, '}');
    }
    need(/\}/y, '}');
    return kind ? { name, kind, forms } : { name };
  }
  const whole = message();
  if (at < text.length) need(/$/y, 'the end');
  return whole;
}
