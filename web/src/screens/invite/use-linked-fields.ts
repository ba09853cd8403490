import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';
import { keptFields, linkedFields, withoutFields } from './link-fields.ts';

const BLANK = { email: '', code: '' };

/**
 * E-mail and code from an invite's link. They are removed from the address after they have been read, because addresses
 * are visible, copied and kept in the browser's history. The prerendered form is blank until it is taken over; what was
 * typed into it by then stays.
 */
export function useLinkedFields(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const given = () => linkedFields(location) ?? keptFields(location.state);
  const [fields, setFields] = useState(() => (isHydrated && given()) || BLANK);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the prerendered form is taken over
  useLayoutEffect(() => {
    if (!isHydrated) setFields(given() ?? typedFields(form.current) ?? BLANK);
  }, []);
  useEffect(() => {
    const linked = linkedFields(location);
    if (!linked) return;
    // The page does not load again for a link that only differs after #.
    setFields(linked);
    void navigate(withoutFields(location), { replace: true, state: linked });
  }, [location, navigate]);
  return [fields, setFields] as const;
}

/** What the form itself holds. */
const typedFields = (form: HTMLFormElement | null) =>
  keptFields(form && Object.fromEntries(new FormData(form)));
