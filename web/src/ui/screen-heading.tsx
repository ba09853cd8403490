import { type ReactNode, useEffect, useRef } from 'react';
import { useTitle } from '../lib/use-title.ts';
import styles from './screen-heading.module.css';

type ScreenHeadingProps = { title: string; isLarge?: boolean; children?: ReactNode };

/**
 * A screen's h1, which names the tab too. After a navigation the app puts the focus on the page's main part; from there
 * the heading takes it once it is there, unless the person has moved on meanwhile.
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
