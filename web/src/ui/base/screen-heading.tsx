import { type ReactNode, useEffect, useRef } from 'react';
import { useTitle } from '../../lib/browser/use-title.ts';
import styles from './screen-heading.module.css';

type ScreenHeadingProps = { title: string; isLarge?: boolean; children?: ReactNode };

/**
 * A screen's h1, which also sets the tab's title. After a navigation the app focuses the main element; the heading
 * takes the focus from it when it appears, unless the person has moved the focus.
 */
export function ScreenHeading({ title, isLarge = false, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    if (document.activeElement?.tagName === 'MAIN') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={isLarge ? styles.large : styles.heading}>
      {children ?? title}
    </h1>
  );
}
