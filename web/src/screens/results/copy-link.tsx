import { useWords } from '../../lib/words/words.ts';
import { useCopy } from '../../ui/base/use-copy.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyOutcome } from './copy-outcome.tsx';

/** A button at the end of the page that copies the link to the results. */
export function CopyLink({ url }: { url: string }) {
  const { results } = useWords();
  const { outcome, copy } = useCopy(url);
  return (
    <div>
      <Button onClick={() => void copy()}>
        {outcome === 'copied' ? results.copied : results.copyEnd}
      </Button>
      <CopyOutcome outcome={outcome} />
    </div>
  );
}
