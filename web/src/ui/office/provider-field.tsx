import { useEffect, useRef } from 'react';
import { useProviders } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../kit/controls/button.tsx';
import { ComboField } from '../kit/controls/combo-field.tsx';
import type { FieldOf } from '../kit/controls/field-parts.tsx';
import { namedOptions } from '../kit/controls/select-field.tsx';
import { FailureAlert } from '../kit/failure-alert.tsx';
import { NeedsProvider } from './needs-provider.tsx';
import styles from './provider-field.module.css';

type ProviderFieldProps = Omit<FieldOf<string>, 'name'>;

/** The id of the placeholder while the providers load; no provider has it. */
const LOADING = 'loading';

/** Chooses a scent provider, filtered by typing. Says why when there is none to choose. */
export function ProviderField({ value, ...field }: ProviderFieldProps) {
  const { common } = useWords();
  const { parts } = useOfficeWords();
  const { items, isRead, error, retry } = useProviders();
  const isLoading = !isRead && error === undefined;
  const place = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);
  // The retry button has disappeared with the focus, so the field takes it.
  useEffect(() => {
    if (!isRead || !hasRetried.current) return;
    hasRetried.current = false;
    // Safari leaves the focus to the page around a button that is clicked.
    if (document.activeElement?.contains(place.current))
      place.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isRead]);
  const tryAgain = () => {
    hasRetried.current = true;
    retry();
  };
  return (
    <div ref={place} className={styles.place}>
      <ComboField
        {...field}
        name="provider"
        value={isLoading ? LOADING : value}
        placeholder={field.disabled ? '' : parts.chooseProvider}
        options={[
          ...(isLoading ? [{ value: LOADING, label: common.loading }] : []),
          ...namedOptions(items),
        ]}
      />
      {!field.disabled && <NeedsProvider />}
      <ProvidersFailed onRetry={tryAgain} />
    </div>
  );
}

/** That the providers could not be read, with a button to try again; nothing if they could. */
export function ProvidersFailed({ onRetry }: { onRetry?: () => void }) {
  const { common } = useWords();
  const { isAsking, error, retry } = useProviders();
  return (
    <>
      <FailureAlert error={error} />
      {error !== undefined && (
        <Button isSmall aria-disabled={isAsking} onClick={onRetry ?? retry}>
          {isAsking ? common.loading : common.tryAgain}
        </Button>
      )}
    </>
  );
}
