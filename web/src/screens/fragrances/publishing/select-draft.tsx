import type { FragranceRow } from '@vse/domain/records/fragrances';
import { isPublished } from '@vse/domain/rules/publish-state';
import { useOfficeWords } from '../../../lib/words/words.ts';
import type { Selection } from './use-drafts.ts';

type SelectDraftProps = { fragrance: FragranceRow; selection: Selection };

/** Selects a Draft, to be published with others. */
export function SelectDraft({ fragrance, selection }: SelectDraftProps) {
  const { fragrances: words } = useOfficeWords();
  if (isPublished(fragrance)) return null;
  return (
    <input
      type="checkbox"
      aria-label={words.selectOne(fragrance.name)}
      checked={selection.has(fragrance.id)}
      onChange={() => selection.toggle(fragrance.id)}
    />
  );
}
