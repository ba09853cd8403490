import { type RefObject, useEffect, useEffectEvent } from 'react';
import { focusRow, rowsIn } from './list-rows.ts';
import type { Turns } from './use-page-turns.ts';

const TYPING = 'input, select, textarea, [contenteditable], [role="menu"], [role="listbox"]';
const BOX = 'input[type="checkbox"]';

/**
 * While the focus is in the list's card, `/` focuses its search. In a row, the arrow keys, Home and End move through the
 * rows or their boxes, Enter opens one, and Page Up and Page Down turn the page. Not from elsewhere: dictated text
 * consists of single keys (WCAG 2.1.4).
 */
export function useListKeys(
  container: RefObject<HTMLElement | null>,
  turns: Turns = { next: undefined, previous: undefined },
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const place = container.current;
    if (!place || event.defaultPrevented || hasModifier(event)) return;
    const act = actionOf(event, place, turns);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const hasModifier = ({ ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || isComposing;

type Action = (() => void) | undefined;

function actionOf({ key, target }: KeyboardEvent, place: HTMLElement, turns: Turns): Action {
  const focused = target instanceof HTMLElement ? target : document.body;
  if (!place.contains(focused)) return undefined;
  const search = place.querySelector<HTMLElement>(
    'search input[type="search"], search [role="searchbox"]',
  );
  const isTyping = !focused.matches(BOX) && focused.closest(TYPING);
  if (key === '/') return isTyping || !search ? undefined : () => search.focus();
  const rows = rowsIn(place);
  const index = rows.findIndex((row) => row.contains(focused));
  // Down moves from the search and from the table to the rows. From anywhere else the arrows scroll, as on every page.
  const isAbove = focused === search || focused.matches('section:has(> table)');
  if (key === 'ArrowDown' && isAbove && rows.length > 0) return () => focusRow(place, 0);
  if (index < 0 || isTyping) return undefined;
  return inRow(key, { focused, place, index, last: rows.length - 1 }, turns);
}

type FocusedRow = { focused: HTMLElement; place: HTMLElement; index: number; last: number };

function inRow(key: string, { focused, place, index, last }: FocusedRow, turns: Turns): Action {
  // From a box the way leads to boxes, otherwise to what opens a row.
  const what = focused.matches(BOX) ? BOX : undefined;
  const to = (row: number) =>
    row < 0 || row > last ? undefined : () => focusRow(place, row, what);
  if (key === 'ArrowDown') return to(index + 1);
  if (key === 'ArrowUp') return to(index - 1);
  if (key === 'Home') return to(0);
  if (key === 'End') return to(last);
  if (key === 'PageDown') return turns.next;
  if (key === 'PageUp') return turns.previous;
  return undefined;
}
