import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { drawnForm, restoreFocus } from '../../lib/browser/drawn-form.ts';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';
import { keptFields, linkedFields, withoutFields } from './link-fields.ts';

type Fields = { email: string; code: string };
type Name = keyof Fields;
const NAMES = ['email', 'code'] as const;
const BLANK: Fields = { email: '', code: '' };

/**
 * E-mail and code from an invite's link. They are removed from the address after they have been read, because addresses
 * are visible, copied and kept in the browser's history. A field that somebody types in is theirs: the link fills only
 * those that were not touched since it was opened. A field that has the focus is filled when it is left empty.
 */
export function useLinkedFields(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  // The prerendered form is blank until it is taken over.
  const [fields, setFields] = useState(() => (isHydrated ? firstFields(location) : BLANK));
  const [given, setGiven] = useState<Fields>();
  const opened = useRef(location);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useLayoutEffect(() => {
    setFields(firstFields(location));
    restoreFocus(form.current);
  }, []);
  useEffect(() => {
    const linked = linkedFields(location);
    if (!linked) return;
    setGiven(linked);
    // The page does not load again for a link that only differs after #.
    if (location !== opened.current)
      setFields((shown) =>
        filled((name) => (isFocused(form.current, name) ? shown : linked)[name]),
      );
    void navigate(withoutFields(location), { replace: true, state: linked });
  }, [form, location, navigate]);
  const onLeave = (name: string) => {
    if (given && isName(name) && !fields[name]) setFields({ ...fields, [name]: given[name] });
  };
  return { fields, setFields, onLeave };
}

const isName = (name: string): name is Name => NAMES.some((one) => one === name);
const filled = (choose: (name: Name) => string): Fields => ({
  email: choose('email'),
  code: choose('code'),
});
const isFocused = (form: HTMLFormElement | null, name: Name) =>
  form?.elements.namedItem(name) === document.activeElement;

/** What was typed before the app came, otherwise what the history entry or the link has. */
function firstFields(location: Location): Fields {
  const given = keptFields(location.state) ?? linkedFields(location);
  const drawn = drawnForm();
  return filled((name) => {
    const input = drawn?.inputs.find((one) => one.name === name);
    const isFocused = input && [document.activeElement, drawn?.focused].includes(input);
    const isTheirs = isFocused || drawn?.typed.includes(name);
    return (!isTheirs && given?.[name]) || input?.value || '';
  });
}
