import { Tooltip } from '@fluentui/react-components';
import type { ReactElement } from 'react';

type TipProps = {
  text: string;
  /** The text is the name of a control that shows only an icon. */
  isName?: boolean;
  children: ReactElement;
};

/** A few words on hover and focus. Unless they name the control, they also stand somewhere else to be read. */
export const Tip = ({ text, isName = false, children }: TipProps) => (
  <Tooltip appearance="inverted" content={text} relationship={isName ? 'label' : 'inaccessible'}>
    {children}
  </Tooltip>
);
