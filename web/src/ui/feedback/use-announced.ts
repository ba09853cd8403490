import { useEffect, useState } from 'react';

/**
 * False in the first render, then true: screen readers announce a status only if its region existed before its text.
 */
export function useAnnounced(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere;
}
