import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus between view and edit, because the focused element is removed or disabled then: to the first field
 * when editing begins, and to the element that `viewTarget` (a selector) names when it ends.
 */
export function useEditFocus(
  container: RefObject<HTMLElement | null>,
  isEditing: boolean,
  viewTarget: string,
) {
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const target = isEditing ? 'input:enabled, select:enabled, textarea:enabled' : viewTarget;
    container.current?.querySelector<HTMLElement>(target)?.focus();
  }, [container, isEditing, viewTarget]);
}
