import { Hidden } from '../../base/hidden.tsx';
import { useCopy } from '../../base/use-copy.ts';
import { Button } from './button.tsx';

type CopyButtonProps = { text: string; label: string; copied: string; failed: string };

/** Copies a text. When the browser refuses, the text is shown for copying by hand. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text);
  return (
    <>
      <Button onClick={() => void copy()}>{outcome === 'copied' ? copied : label}</Button>
      <Hidden>
        <span role="status">{outcome === 'copied' ? copied : ''}</span>
      </Hidden>
      {outcome === 'failed' && (
        <p role="alert">
          <span>{failed}</span> <span>{text}</span>
        </p>
      )}
    </>
  );
}
