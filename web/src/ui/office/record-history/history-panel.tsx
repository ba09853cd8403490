import { useEffect, useRef } from 'react';
import type { Pages } from '../../../lib/api/pages.ts';
import { notify } from '../../../lib/notifications.ts';
import { useChangeWords } from '../../../lib/words/changes.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FailureAlert } from '../../kit/failure-alert.tsx';
import { OfficeDialog } from '../../kit/office-dialog.tsx';
import { Paging } from '../../kit/paging.tsx';
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
  const { items, isNewest, pages, error, refresh } = useRecordHistory({ kind: kept.kind, id });
  const list = useRef<HTMLOListElement>(null);
  const turns = useTurns(list, pages);
  return (
    <OfficeDialog
      title={changes.history({ name })}
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
              isCurrent={isNewest && index === 0}
              onRestore={(former, date) =>
                onRestore(former, () => notify(changes.restored({ date })))
              }
            />
          ))}
        </ol>
      )}
      {!items && error === undefined && <p role="status">{words.common.loading}</p>}
      <FailureAlert error={error} />
      {error !== undefined && (
        <Button onClick={() => void refresh()}>{words.common.tryAgain}</Button>
      )}
      <Paging list={{ items, total: undefined, pages }} turns={turns} isNumbered={false} />
    </OfficeDialog>
  );
}

/** The turns of the page, after which its first state takes the focus. */
function useTurns(list: { current: HTMLOListElement | null }, { number, ...pages }: Pages) {
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    if (awaited.current !== number || pages.isLoading) return;
    awaited.current = undefined;
    list.current?.querySelector('h3')?.focus();
  }, [list, number, pages.isLoading]);
  const turning = (turn: (() => void) | undefined, to: number) =>
    turn &&
    (() => {
      awaited.current = to;
      turn();
    });
  return {
    next: turning(pages.next, number + 1),
    previous: turning(pages.previous, number - 1),
  };
}
