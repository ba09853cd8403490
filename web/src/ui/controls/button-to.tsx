import type { ComponentProps } from 'react';
import { useHref, useNavigate } from 'react-router';
import { ButtonLink } from './button.tsx';

type ButtonToProps = Omit<ComponentProps<typeof ButtonLink>, 'href'> & { to: string };

/** A link in the app that looks like a button. */
export function ButtonTo({ to, ...props }: ButtonToProps) {
  const navigate = useNavigate();
  return (
    <ButtonLink
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        // The browser itself handles clicks that open a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        props.onClick?.(event);
        navigate(to);
      }}
    />
  );
}
