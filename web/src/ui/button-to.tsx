import type { ComponentProps } from 'react';
import { useHref, useNavigate } from 'react-router';
import { ButtonLink } from './button.tsx';

type ButtonToProps = Omit<ComponentProps<typeof ButtonLink>, 'href'> & { to: string };

/** A link within the app that looks like a button. */
export function ButtonTo({ to, ...props }: ButtonToProps) {
  const navigate = useNavigate();
  return (
    <ButtonLink
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        // A new tab or window is the browser's business.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        props.onClick?.(event);
        navigate(to);
      }}
    />
  );
}
