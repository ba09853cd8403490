import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keptFields, linkedFields, withoutFields } from './link-fields.ts';

/**
 * E-mail and code from an invite's link. They are removed from the address after they have been read, because addresses
 * are visible, copied and kept in the browser's history.
 */
export function useLinkedFields() {
  const location = useLocation();
  const navigate = useNavigate();
  const [fields, setFields] = useState(
    () => linkedFields(location) ?? keptFields(location.state) ?? { email: '', code: '' },
  );
  useEffect(() => {
    const linked = linkedFields(location);
    if (!linked) return;
    // The page does not load again for a link that only differs after #.
    setFields(linked);
    void navigate(withoutFields(location), { replace: true, state: linked });
  }, [location, navigate]);
  return [fields, setFields] as const;
}
