import { createDOMRenderer, FluentProvider, RendererProvider } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTheme } from '../../lib/theme.ts';
import { useLanguage } from '../../lib/words/words.ts';
import styles from './office-shell.module.css';
import { themes } from './theme.ts';

/** Inserts Fluent's styles before the app's own, so that ours win at equal specificity. */
function insertionPoint(): HTMLElement {
  const marker = document.createElement('meta');
  marker.name = 'fluent-styles';
  document.head.prepend(marker);
  return marker;
}

const renderer = createDOMRenderer(document, { insertionPoint: insertionPoint() });

/** Provides Fluent UI with our theme, and the direction of the page's language, to its children. */
export function FluentRoot({ children }: { children: ReactNode }) {
  useLanguage();
  const direction = document.dir === 'rtl' ? 'rtl' : 'ltr';
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      <FluentProvider theme={themes[useTheme()]} dir={direction} className={styles.shell ?? ''}>
        {children}
      </FluentProvider>
    </RendererProvider>
  );
}
