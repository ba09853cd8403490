import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import styles from './office-message.module.css';

/** A line on an office page that stays until its reason is gone. */
export const OfficeMessage = ({ children }: { children: ReactNode }) => (
  <MessageBar
    intent="info"
    layout="multiline"
    icon={null}
    className={styles.bar ?? ''}
    // Fluent's names a title that there is not.
    aria-labelledby={undefined}
  >
    <MessageBarBody className={styles.text ?? ''}>{children}</MessageBarBody>
  </MessageBar>
);
