import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ButtonTo } from '../../ui/kit/controls/button-to.tsx';

/** Leads to the form that adds a fragrance, filled with this one. */
export function DuplicateButton({ id }: { id: string }) {
  const { fragrances: words } = useOfficeWords();
  return (
    <ButtonTo to={`${paths.addFragrance.getHref()}?from=${encodeURIComponent(id)}`}>
      {words.duplicate}
    </ButtonTo>
  );
}
