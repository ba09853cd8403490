import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { safeSessionStorage } from '../../lib/browser/key-value.ts';

const keyOf = (entry: string) => `vse.row.${entry}`;

/**
 * After Back to a list, focuses the link of the row that was opened from it, as soon as the row is there, unless the
 * person has moved the focus from the heading.
 */
export function useRowMemory(place: RefObject<HTMLElement | null>, items: unknown) {
  const { key } = useLocation();
  const isAwaited = useRef(useNavigationType() === 'POP');
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('tbody a[href]') : null;
    if (!link || !place.current?.contains(link)) return;
    safeSessionStorage.set(keyOf(key), link.getAttribute('href') ?? '');
  });
  const readHref = useEffectEvent(() => safeSessionStorage.get(keyOf(key)));
  useEffect(() => {
    // Before the router leaves this entry.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
  useEffect(() => {
    if (!items || !isAwaited.current) return;
    isAwaited.current = false;
    const href = readHref();
    if (!href || !document.activeElement?.matches('main, h1')) return;
    place.current
      ?.querySelector<HTMLElement>(`tbody a[href="${CSS.escape(href)}"]`)
      ?.focus({ preventScroll: true });
  }, [items, place]);
}
