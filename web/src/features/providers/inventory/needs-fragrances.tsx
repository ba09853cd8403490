import { paths } from '../../../lib/paths.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { FirstStep } from '../../../ui/kit/first-step.tsx';

/** Shown before the first provider is added, if there are no fragrances yet. */
export function NeedsFragrances() {
  const { providers } = useOfficeWords();
  return (
    <FirstStep
      text={providers.needsFragrances}
      link={providers.toFragrances}
      to={paths.fragrances.getHref()}
    />
  );
}
