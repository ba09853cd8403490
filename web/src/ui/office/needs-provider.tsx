import { paths } from '../../lib/paths.ts';
import { useProviders } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { FirstStep } from '../kit/first-step.tsx';

export function useNeedsProvider(): boolean {
  const { isRead, items } = useProviders();
  return isRead && items.length === 0;
}

/** Shown where a provider is to be chosen, if there is none yet. */
export function NeedsProvider() {
  const { parts, providers } = useOfficeWords();
  if (!useNeedsProvider()) return null;
  return (
    <FirstStep text={parts.needsProvider} link={providers.add} to={paths.addProvider.getHref()} />
  );
}
