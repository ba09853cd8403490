import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { safeSessionStorage } from '../../lib/browser/key-value.ts';
import { useLatest } from '../../lib/browser/use-latest.ts';

const keyOf = (entry: string) => `vse.row.${entry}`;

/**
 * After Back to a list, focuses the link of the row that was opened from it, as soon as the row is there, unless the
 * person has moved the focus from the heading.
 */
export function useRowMemory(place: RefObject<HTMLElement | null>, items: unknown) {
  const { key } = useLocation();
  const latestKey = useLatest(key);
  const isAwaited = useRef(useNavigationType() === 'POP');
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('tbody a[href]') : null;
      if (!link || !place.current?.contains(link)) return;
      safeSessionStorage.set(keyOf(latestKey.current), link.getAttribute('href') ?? '');
    };
    // Before the router leaves this entry.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [place, latestKey]);
  useEffect(() => {
    if (!items || !isAwaited.current) return;
    isAwaited.current = false;
    const href = safeSessionStorage.get(keyOf(latestKey.current));
    if (!href || !document.activeElement?.matches('main, h1')) return;
    place.current
      ?.querySelector<HTMLElement>(`tbody a[href="${CSS.escape(href)}"]`)
      ?.focus({ preventScroll: true });
  }, [items, place, latestKey]);
}
