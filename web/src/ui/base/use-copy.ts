import { useEffect, useState } from 'react';

const SHOWN_MS = 3000;

type Outcome = 'none' | 'copied' | 'failed';

/**
 * Copies a text. "Copied" disappears after a while, so that a second copy is announced again. Without clipboard access
 * (no https, no permission), the text is selected in `field` and copied from there; without a field it fails.
 */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  async function copy(field?: HTMLInputElement | null) {
    setOutcome('none');
    setOutcome((await isCopied(text, field)) ? 'copied' : 'failed');
  }
  return { outcome, copy };
}

async function isCopied(text: string, field?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field ? document.execCommand('copy') : false;
  }
}
