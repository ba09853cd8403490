import { paths } from '../../../lib/paths.ts';
import { useAdjectives } from '../../../lib/records/use-adjectives.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { FirstStep } from '../../../ui/kit/first-step.tsx';

/** Shown before the first fragrance is added, if there are no adjectives yet. */
export function NeedsAdjectives() {
  const { fragrances: words } = useOfficeWords();
  if (useAdjectives().items?.length !== 0) return null;
  return (
    <FirstStep
      text={words.needsAdjectives}
      link={words.toAdjectives}
      to={paths.adjectives.getHref()}
    />
  );
}
