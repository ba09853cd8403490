import { useEffect, useRef } from 'react';

/**
 * The focus follows between view and edit: what had it is gone or cannot take it. Into the first field when editing
 * begins, and to what `viewTarget` (a selector) names when it ends.
 */
export function useEditFocus<E extends HTMLElement>(isEditing: boolean, viewTarget: string) {
  const container = useRef<E>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current === isEditing) return;
    before.current = isEditing;
    const target = isEditing ? 'input:enabled, select:enabled, textarea:enabled' : viewTarget;
    container.current?.querySelector<HTMLElement>(target)?.focus();
  }, [isEditing, viewTarget]);
  return container;
}
