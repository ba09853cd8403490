import type { FragranceRow } from '@vse/domain/records/fragrances';
import { useState } from 'react';
import { lazyIn } from '../../../lib/browser/lazy-part.tsx';
import { paths } from '../../../lib/paths.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { ButtonTo } from '../../../ui/kit/controls/button-to.tsx';

const PublishModal = lazyIn(async () => (await import('./publish-modal.tsx')).PublishModal);

/** Publishes the selected Drafts, after a question, and leads to what was changed together. */
export function PublishDrafts({ chosen, clear }: { chosen: FragranceRow[]; clear: () => void }) {
  const { fragrances: words } = useOfficeWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ButtonTo to={paths.changes.getHref()}>{words.changes}</ButtonTo>
      {chosen.length > 0 && (
        <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {words.publish(chosen.length)}
        </Button>
      )}
      {isAsking && (
        <PublishModal fragrances={chosen} onPublished={clear} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
