import { type RefObject, useEffect } from 'react';
import { OPENS_ROW } from './data-table.tsx';

const BOX = 'input[type="checkbox"]';
const TYPING =
  'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="menu"], [role="listbox"]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * While the focus is in the list's card, `/` focuses its search, and the arrow keys move through the rows' links, which
 * Enter opens and Space selects, or through their boxes. Not from elsewhere: dictated text consists of single keys (WCAG 2.1.4).
 */
export function useListKeys(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!container.current || event.defaultPrevented || hasModifier(event)) return;
      const next = targetOf(event, container.current);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [container]);
}

const hasModifier = ({ ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || isComposing;

function targetOf({ key, target }: KeyboardEvent, place: HTMLElement): HTMLElement | null {
  const focused = target instanceof Element ? target : document.body;
  const search = place.querySelector<HTMLElement>(
    'search input[type="search"], search [role="searchbox"]',
  );
  if (!place.contains(focused)) return null;
  if (key === '/') return focused.closest(TYPING) ? null : search;
  const step = STEPS[key];
  if (step === undefined) return null;
  const rows = [...place.querySelectorAll('tbody tr')];
  const index = rows.findIndex((row) => row.contains(focused));
  // Down moves from the search to the rows. From anywhere else the arrows scroll, as on every page.
  const isFirstStep = focused === search && step > 0;
  if (isFirstStep) return linkOf(rows[0]);
  if (index === -1 || focused.closest(TYPING)) return null;
  const next = rows[index + step];
  return focused.matches(BOX) ? boxOf(next) : linkOf(next);
}

const boxOf = (row: Element | undefined) => row?.querySelector<HTMLElement>(BOX) ?? null;
const linkOf = (row: Element | undefined) => row?.querySelector<HTMLElement>(OPENS_ROW) ?? null;
