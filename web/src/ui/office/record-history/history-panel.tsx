import { useEffect, useRef } from 'react';
import { notify } from '../../../lib/notifications.ts';
import { useChangeWords } from '../../../lib/words/changes.ts';
import { useOfficeWords, useWords } from '../../../lib/words/words.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FailureAlert } from '../../kit/failure-alert.tsx';
import { OfficeDialog } from '../../kit/office-dialog.tsx';
import type { KeptRecord } from './lines.ts';
import styles from './record-history.module.css';
import { StateEntry } from './state-entry.tsx';
import { useRecordHistory } from './use-record-history.ts';

type HistoryPanelProps = {
  kept: KeptRecord;
  id: string;
  name: string;
  /** Puts a former state into the form, and calls back once it is there. */
  onRestore: (state: object, onRestored: () => void) => void;
  onClose: () => void;
};

/** The states of a record, newest first: who saved each, when, and what that changed. */
export function HistoryPanel({ kept, id, name, onRestore, onClose }: HistoryPanelProps) {
  const changes = useChangeWords();
  const words = useWords();
  const { parts } = useOfficeWords();
  const { items, error, hasMore, isLoadingMore, showMore, refresh } = useRecordHistory({
    kind: kept.kind,
    id,
  });
  const list = useRef<HTMLOListElement>(null);
  const onMore = useFocusOnNew(list, items?.length ?? 0);
  return (
    <OfficeDialog
      title={changes.history(name)}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.common.close}</Button>}
    >
      {items && (
        <ol ref={list} className={styles.states}>
          {items.map((state, index) => (
            <StateEntry
              key={state.changedDate}
              kept={kept}
              id={id}
              state={state}
              isCurrent={index === 0}
              onRestore={(former, date) => onRestore(former, () => notify(changes.restored(date)))}
            />
          ))}
        </ol>
      )}
      {!items && error === undefined && <p role="status">{words.common.loading}</p>}
      <FailureAlert error={error} />
      {error !== undefined && (
        <Button onClick={() => void refresh()}>{words.common.tryAgain}</Button>
      )}
      {items && error === undefined && (hasMore || isLoadingMore) && (
        <Button
          aria-disabled={isLoadingMore}
          onClick={() => {
            if (isLoadingMore) return;
            onMore();
            showMore();
          }}
        >
          {isLoadingMore ? words.common.loading : parts.showMore}
        </Button>
      )}
    </OfficeDialog>
  );
}

/** Focuses the first new state after Show more, because the last press removes the button. */
function useFocusOnNew(list: { current: HTMLOListElement | null }, shown: number) {
  const previous = useRef<number>(undefined);
  useEffect(() => {
    if (previous.current === undefined || shown <= previous.current) return;
    list.current?.children[previous.current]?.querySelector('h3')?.focus();
    previous.current = undefined;
  }, [list, shown]);
  return () => {
    previous.current = shown;
  };
}
