import { useThemeClassName } from '@fluentui/react-components';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { isNotifying } from '../../lib/notifications.ts';
import { FluentRoot } from './fluent-root.tsx';
import { NewVersion } from './new-version.tsx';
import { preloadDialogs } from './office-dialog.tsx';
import styles from './office-shell.module.css';
// Loads the notifications' code with the office, because a failure offline must be able to show one.
import './toasts.tsx';

/** Dialogs are loaded when the screen's own code and data are mostly there. */
const AFTER_THE_SCREEN_MS = 1500;

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
  useEffect(() => {
    const timer = setTimeout(() => void preloadDialogs().catch(() => {}), AFTER_THE_SCREEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
