import { useThemeClassName } from '@fluentui/react-components';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { isNotifying } from '../../lib/notifications.ts';
import { FluentRoot } from './fluent-root.tsx';
import { NewVersion } from './new-version.tsx';
import styles from './office-shell.module.css';
// Loads the code of dialogs with the office, because a failure offline must be able to show one.
import './office-dialog.tsx';

/** The frame of the back office's screens: Fluent, its theme and the office's sizes. */
export const OfficeShell = ({ children }: { children: ReactNode }) => (
  <FluentRoot>
    <BodyTheme />
    <NewVersion />
    {children}
  </FluentRoot>
);

/** Dialogs render into the body, outside the provider's element, so the body gets the theme and the sizes too. */
function BodyTheme() {
  const theme = useThemeClassName();
  useLayoutEffect(() => {
    const classes = [...theme.split(' '), styles.measures ?? ''].filter(Boolean);
    document.body.classList.add(...classes);
    return () => document.body.classList.remove(...classes);
  }, [theme]);
  useEffect(() => isNotifying.set(true), []);
  return null;
}
