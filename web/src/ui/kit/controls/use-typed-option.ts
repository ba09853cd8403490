import { nameKey } from '@vse/domain/rules/keys';
import { finderOf, phraseFinderOf } from '@vse/domain/rules/words';
import {
  type ChangeEvent,
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import type { FieldOf } from './field-parts.tsx';
import type { Option } from './select-field.tsx';

type Choice = Pick<FieldOf<string>, 'value' | 'onValue'> & {
  disabled: boolean | undefined;
  options: readonly Option[];
};

/** The options with a text in their labels, found as the lists find. */
function matching(options: readonly Option[], typed: string) {
  const isFound = finderOf(typed);
  return options.filter(({ label }) => isFound(label));
}

/** The one option that a text names, as names are compared; or without accents if only one is called so. */
function namedBy(options: readonly Option[], text: string): Option | undefined {
  const isInside = phraseFinderOf(text);
  const same = options.filter(({ label }) => nameKey(label) === nameKey(text));
  const alike = options.filter(({ label }) => isInside(label) && phraseFinderOf(label)(text));
  const named = same.length > 0 ? same : alike;
  return named.length > 1 ? named.find(({ label }) => label === text) : named[0];
}

/** On an option, so that a highlighted one can be read from the document. */
export const optionData = (value: string) => ({ 'data-value': value });

/**
 * The highlighted option when Tab has left the field without a key event: Fluent's focus management (Tabster 8, of
 * Fluent 9.74) moves the focus from the last field of a page to a guard before the field gets the key.
 */
function highlightedOnTab({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
  const isTab = relatedTarget instanceof HTMLElement && 'tabsterDummy' in relatedTarget.dataset;
  const id = isTab && currentTarget.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.dataset.value : undefined;
}

/**
 * The text of a combobox. When the field is left, the option that the text names is chosen, and no text means no value.
 * Other text stays and is said to be no option: the value is not what the field shows, so its form cannot be sent.
 */
export function useTypedOption({ value, options, onValue, disabled }: Choice) {
  const { parts } = useOfficeWords();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const text = typed?.trim() ?? '';
  const named = text ? namedBy(options, text) : undefined;
  const problem = text && !named ? parts.notInList({ text }) : '';
  const forget = () => {
    setTyped(undefined);
    setLeft(false);
  };
  const choose = (chosen: string) => {
    forget();
    if (chosen !== value) onValue(chosen);
  };
  // Canceling an edit disables its fields.
  if (disabled && typed !== undefined) forget();
  // At once: the press that leaves the field may be the one that sends the form.
  useLayoutEffect(() => input.current?.setCustomValidity(problem), [problem]);
  // Options that come after the text.
  const late = isLeft ? named?.value : undefined;
  const chooseLate = useEffectEvent(choose);
  useEffect(() => {
    if (late !== undefined) chooseLate(late);
  }, [late]);
  return {
    input,
    shown: typed ?? options.find((option) => option.value === value)?.label ?? '',
    found: typed === undefined ? options : matching(options, typed),
    typed,
    error: isLeft ? problem : '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(event.target.value);
      setLeft(false);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // Another window has the focus, and the field still has its own.
      if (typed === undefined || document.activeElement === event.target) return;
      const chosen = text ? (named?.value ?? highlightedOnTab(event)) : '';
      if (chosen === undefined) setLeft(true);
      else choose(chosen);
    },
    // Fluent reports an empty choice while text is typed that begins no option.
    onOptionSelect: (chosen: string | undefined) => chosen && choose(chosen),
  };
}
