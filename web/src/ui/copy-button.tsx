import { useState } from 'react';
import { Button } from './button.tsx';
import { Hidden } from './hidden.tsx';

type CopyButtonProps = { text: string; label: string; copied: string; failed: string };

/** Copies a text; where the browser does not let it, the text appears to be copied by hand. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = () =>
    navigator.clipboard
      ? navigator.clipboard.writeText(text).then(
          () => setOutcome('copied'),
          () => setOutcome('failed'),
        )
      : Promise.resolve(setOutcome('failed'));
  return (
    <>
      <Button onClick={() => void copy()}>{outcome === 'copied' ? copied : label}</Button>
      <Hidden>
        <span role="status">{outcome === 'copied' ? copied : ''}</span>
      </Hidden>
      {outcome === 'failed' && (
        <p role="alert">
          {failed} <span>{text}</span>
        </p>
      )}
    </>
  );
}
