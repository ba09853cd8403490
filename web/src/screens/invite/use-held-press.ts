import { type RefObject, useEffect } from 'react';
import { drawnForm, forgetDrawnForm } from '../../lib/browser/drawn-form.ts';
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts';

/** Submits a form whose button was pressed before its code arrived. */
export function useHeldPress(form: RefObject<HTMLFormElement | null>) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // By then the form knows what it holds.
    if (!isHydrated) return;
    const isPressed = drawnForm()?.isPressed;
    forgetDrawnForm();
    if (isPressed) form.current?.requestSubmit();
  }, [form, isHydrated]);
}
