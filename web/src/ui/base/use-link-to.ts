import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';

/** The props of a link in the app, for elements that are not React Router's own. */
export function useLinkTo<Target extends Element>(
  to: string,
  onClick?: (event: MouseEvent<Target>) => void,
) {
  const navigate = useNavigate();
  return {
    href: useHref(to),
    onClick: (event: MouseEvent<Target>) => {
      // The browser itself handles clicks that open a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onClick?.(event);
      navigate(to);
    },
  };
}
