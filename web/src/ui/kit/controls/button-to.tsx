import type { ButtonToProps } from '../../base/button-props.ts';
import { useLinkTo } from '../../base/use-link-to.ts';
import { ButtonLink } from './button.tsx';

/** A link in the app that looks like a button. */
export const ButtonTo = ({ to, onClick, ...props }: ButtonToProps) => (
  <ButtonLink {...props} {...useLinkTo(to, onClick)} />
);
