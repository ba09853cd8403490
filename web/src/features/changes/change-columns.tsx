import type { ChangeSet } from '@vse/domain/records/change-sets';
import { useState } from 'react';
import { useTask } from '../../lib/tasks.ts';
import { useChangeWords } from '../../lib/words/changes.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import type { ChangesWords } from '../../lib/words/types.ts';
import { columnsOf } from '../../ui/kit/columns.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';
import { StatusMark, type Tone } from '../../ui/kit/status-mark.tsx';
import { undoKey, useSetReports, useUndo } from '../../ui/office/changes/use-set-reports.ts';
import { whatOf } from './what-of.ts';

export function useChangeColumns(refresh: () => unknown): Column<ChangeSet>[] {
  const changes = useChangeWords();
  const { fragrances } = useOfficeWords();
  const { dateTime, number } = useFormats();
  const { columns } = changes.sets;
  const what = (set: ChangeSet) => whatOf(set, { changes, fragrances, number });
  return columnsOf(columns, {
    what: { isMain: true, isWide: true, show: what },
    who: { show: ({ by }) => by },
    when: {
      isShort: true,
      isQuiet: true,
      show: ({ date }) => <time dateTime={date}>{dateTime(date)}</time>,
    },
    state: { isPlain: true, show: (set) => <State set={set} /> },
    undo: {
      isShort: true,
      isPlain: true,
      show: (set) =>
        set.undoableUntil && <UndoButton set={set} what={what(set)} refresh={refresh} />,
    },
  });
}

function State({ set }: { set: ChangeSet }) {
  const changes = useChangeWords();
  const { number } = useFormats();
  const { reasons } = useSetReports();
  const { tone, text } = stateOf(set, changes, number);
  const why = (set.state === 'undone' || set.state === 'failed') && reasons(set);
  return (
    <>
      <StatusMark tone={tone}>{text}</StatusMark>
      {why && <div>{why}</div>}
      {set.state === 'done' && set.leftCount > 0 && (
        <div>{changes.leftOut({ count: set.leftCount })}</div>
      )}
    </>
  );
}

function stateOf(
  { state, undoneBy, written, total }: ChangeSet,
  changes: ChangesWords,
  number: (value: number) => string,
): { tone: Tone; text: string } {
  if (state === 'writing')
    return { tone: 'open', text: changes.writing({ done: number(written), total: number(total) }) };
  if (state === 'undoing') return { tone: 'waiting', text: changes.settingBack };
  if (state === 'undone') return { tone: 'bad', text: changes.failed };
  if (undoneBy) return { tone: 'quiet', text: changes.undone };
  return state === 'failed'
    ? { tone: 'bad', text: changes.stopped({ done: number(written), total: number(total) }) }
    : { tone: 'good', text: changes.done };
}

type UndoButtonProps = { set: ChangeSet; what: string; refresh: () => unknown };

function UndoButton({ set, what, refresh }: UndoButtonProps) {
  const changes = useChangeWords();
  const { number } = useFormats();
  const [requestId] = useState(() => crypto.randomUUID());
  const running = useTask(undoKey(set.id));
  const undo = useUndo(refresh);
  const undoing =
    running && running.total > 0
      ? changes.progress({ done: number(running.done), total: number(running.total) })
      : changes.undoing;
  const text = running ? undoing : changes.undo;
  return (
    <Button
      isSmall
      aria-label={running ? text : changes.undoOne({ what })}
      aria-disabled={running !== undefined}
      onClick={() => void undo(set.id, requestId)}
    >
      {text}
    </Button>
  );
}
