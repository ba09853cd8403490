import { type RefObject, useEffect } from 'react';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';

/** Submits a form whose button was pressed before its code arrived. The prerendered document has remembered it. */
export function useHeldPress(form: RefObject<HTMLFormElement | null>) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // By then the form knows what it holds.
    if (!isHydrated) return;
    const place = form.current?.closest<HTMLElement>('[data-pressed]');
    if (!place) return;
    delete place.dataset.pressed;
    form.current?.requestSubmit();
  }, [form, isHydrated]);
}
