import { type RefObject, useEffect, useRef } from 'react';

const FIELDS = 'input:enabled, select:enabled, textarea:enabled';
const EDIT_BUTTON = '[data-actions] button:last-of-type';

/**
 * Moves the focus between view and edit, because the focused element is removed or disabled then: to the first field
 * when editing begins, and to the button beside the title that began it when it ends.
 */
export function useEditFocus(container: RefObject<HTMLElement | null>, isEditing: boolean) {
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const target = isEditing ? FIELDS : EDIT_BUTTON;
    container.current?.querySelector<HTMLElement>(target)?.focus();
  }, [container, isEditing]);
}
