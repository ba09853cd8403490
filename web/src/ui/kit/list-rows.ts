import { OPENS_ROW } from './data-table.tsx';

export const rowsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('tbody tr')];

/**
 * Focuses what the selector finds in a row, such as what opens it, or the row itself. With the first row, the top of the
 * list comes into sight.
 */
export function focusRow(place: HTMLElement, index: number, selector: string = OPENS_ROW) {
  const row = rowsIn(place)[index];
  if (!row) return;
  const opener = row.querySelector<HTMLElement>(selector);
  if (!opener) row.tabIndex = -1;
  (opener ?? row).focus({ preventScroll: true });
  if (index > 0) row.scrollIntoView({ block: 'nearest' });
  else if (place.getBoundingClientRect().top < 0) place.scrollIntoView();
}
