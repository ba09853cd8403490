import type { ComponentProps } from 'react';
import { useHref, useNavigate } from 'react-router';
import { ButtonLink } from './button.tsx';
import { isPlainClick } from './plain-click.ts';

type ButtonToProps = Omit<ComponentProps<typeof ButtonLink>, 'href'> & { to: string };

/** A link in the app that looks like a button. */
export function ButtonTo({ to, ...props }: ButtonToProps) {
  const navigate = useNavigate();
  return (
    <ButtonLink
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        props.onClick?.(event);
        navigate(to);
      }}
    />
  );
}
