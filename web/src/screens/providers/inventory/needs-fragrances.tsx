import { Link } from 'react-router';
import { screenHref } from '../../../lib/screen-href.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Shown before the first provider is added, if there are no fragrances yet. */
export function NeedsFragrances() {
  const { providers } = useOfficeWords();
  const href = screenHref('fragrances');
  return (
    <Notice>
      {providers.needsFragrances} {href && <Link to={href}>{providers.toFragrances}</Link>}
    </Notice>
  );
}
