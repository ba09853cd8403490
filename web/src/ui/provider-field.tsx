import { useEffect, useRef } from 'react';
import { problemMessages } from '../lib/problem.ts';
import { useProviders } from '../lib/use-providers.ts';
import { useOfficeWords, useWords } from '../lib/words/words.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import styles from './provider-field.module.css';
import { SelectField } from './select-field.tsx';

type ProviderFieldProps = {
  label: string;
  value: string;
  onValue: (id: string) => void;
  disabled?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
};

/** A choice among the scent providers; while there are none to choose among it says why. */
export function ProviderField({ value, ...field }: ProviderFieldProps) {
  const words = useWords();
  const { parts } = useOfficeWords();
  const { items, isRead, isAsking, error, retry } = useProviders();
  const isLoading = !isRead && error === undefined;
  const isKnown = items.some(({ id }) => id === value);
  const place = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);
  // The button that asked again is gone now, and the focus with it.
  useEffect(() => {
    if (!isRead || !hasRetried.current) return;
    hasRetried.current = false;
    if (document.activeElement === document.body)
      place.current?.querySelector('select')?.focus({ preventScroll: true });
  }, [isRead]);
  const askAgain = () => {
    hasRetried.current = true;
    retry();
  };
  return (
    <div ref={place} className={styles.place}>
      <SelectField
        {...field}
        name="provider"
        value={value}
        options={[
          ...(isKnown
            ? []
            : [{ value, label: isLoading ? words.common.loading : parts.chooseProvider }]),
          ...items.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Alert messages={error === undefined ? [] : problemMessages(error, words)} />
      {error !== undefined && (
        <Button isSmall aria-disabled={isAsking} onClick={askAgain}>
          {isAsking ? words.common.loading : words.common.tryAgain}
        </Button>
      )}
    </div>
  );
}
