import { listProviders } from '@vse/domain/contract/calls';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { useRef, useState } from 'react';
import { useRefresh } from '../../../lib/api/staff.ts';
import { lazyIn } from '../../../lib/browser/lazy-in.tsx';
import type { useFragranceRows } from '../../../lib/records/use-fragrance-rows.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { LinkButton } from '../../../ui/kit/controls/link-button.tsx';
import { SelectionBar } from '../../../ui/kit/selection-bar.tsx';
import type { Selection } from '../../../ui/kit/use-selection.ts';
import type { Lists } from './use-selected-actions.ts';

const SelectionActions = lazyIn(
  async () => (await import('./selection-actions.tsx')).SelectionActions,
);

type FragranceSelectionProps = Pick<Lists, 'onStateSet'> & {
  rows: ReturnType<typeof useFragranceRows>;
  /** The rows that match the search and the filters, on all pages. */
  matching: readonly FragranceRow[];
  chosen: readonly FragranceRow[];
  selection: Selection;
};

/** The bar above the fragrances. What it can do is loaded with the first selection. */
export function FragranceSelection(props: FragranceSelectionProps) {
  const { rows, matching, chosen, selection, onStateSet } = props;
  const { fragrances: words, parts } = useOfficeWords();
  const { number } = useFormats();
  const bar = useRef<HTMLElement>(null);
  const hasSelection = chosen.length > 0;
  // Stays after the last row has left the selection: it may still be at work.
  const [isNeeded, setNeeded] = useState(false);
  if (hasSelection && !isNeeded) setNeeded(true);
  const refreshProviders = useRefresh(listProviders);
  const clear = () => {
    selection.clear();
    bar.current?.focus({ preventScroll: true });
  };
  const selectAll = () => {
    selection.choose(
      matching.map(({ id }) => id),
      true,
    );
    bar.current?.focus({ preventScroll: true });
  };
  return (
    <SelectionBar
      ref={bar}
      label={words.selected}
      text={hasSelection ? words.selectedCount({ count: number(chosen.length) }) : words.selectHint}
      hasSelection={hasSelection}
      onClear={clear}
      aside={
        hasSelection && (
          <>
            {matching.some(({ id }) => !selection.ids.has(id)) && (
              <LinkButton onClick={selectAll}>
                {words.selectAll({ count: number(matching.length) })}
              </LinkButton>
            )}
            <LinkButton onClick={clear}>{parts.clear}</LinkButton>
          </>
        )
      }
    >
      {isNeeded && (
        <SelectionActions
          bar={bar}
          chosen={chosen}
          refresh={() => Promise.all([rows.refresh(), refreshProviders()])}
          remove={(ids) => rows.changed((items) => items.filter(({ id }) => !ids.has(id)))}
          onStateSet={onStateSet}
          onDone={(ids) => selection.choose(ids, false)}
        />
      )}
    </SelectionBar>
  );
}
