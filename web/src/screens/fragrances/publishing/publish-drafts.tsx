import { useState } from 'react';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { PublishModal } from './publish-modal.tsx';
import type { Drafts } from './use-drafts.ts';

/** Publishes the selected Drafts, after a question. */
export function PublishDrafts({ chosen, clear }: Pick<Drafts, 'chosen' | 'clear'>) {
  const { fragrances: words } = useOfficeWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
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
