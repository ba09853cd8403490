import type { Session } from '@vse/domain/records/users';
import { type KeyboardEvent, useEffect, useLayoutEffect } from 'react';
import { SWRConfig } from 'swr';
import { commandKey } from '../../lib/browser/command-key.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { usePaletteWords } from '../../lib/words/palette.ts';
import styles from './found.module.css';
import { HitList } from './hit-list.tsx';
import { useActiveHit } from './use-active-hit.ts';
import { useHits } from './use-hits.ts';

/** What the field says of the hits, and what its keys do with them. */
export type FieldState = {
  activeId: string | undefined;
  hasHits: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

type FoundProps = {
  session: Session;
  typed: string;
  /** The id of the list of hits. */
  list: string;
  /** Gets what the field says of the hits, and its keys. */
  onField: (state: FieldState) => void;
  /** A hit was opened. */
  onOpen: () => void;
};

/** What the browser has read is not read again for each press. */
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** What the palette finds for what is typed. */
export const Found = (props: FoundProps) => (
  <SWRConfig value={ONCE}>
    <Hits {...props} />
  </SWRConfig>
);

function Hits({ session, typed, list, onField, onOpen }: FoundProps) {
  const words = usePaletteWords();
  const { rail } = useOfficeWords();
  const { groups, isPending, hasFailed } = useHits(session, typed);
  const { active, move } = useActiveHit(groups, typed);
  const idOf = (key: string) => `${list} ${key}`.replaceAll(' ', '-');
  const activeId = active && idOf(active);
  const hasHits = groups.length > 0;
  const onKeyDown = useKeys(activeId, move.onKey);
  // Before anything is drawn: the field must not name a hit that is gone.
  useLayoutEffect(() => onField({ activeId, hasHits, onKeyDown }));
  return (
    <>
      <HitList
        id={list}
        label={rail.find}
        groups={groups}
        typed={typed}
        active={active}
        idOf={idOf}
        onPoint={move.to}
        onOpen={onOpen}
      />
      <div role="alert" className={styles.failed}>
        {hasFailed && words.failed}
      </div>
      <Foot typed={typed} isPending={isPending} groups={groups} />
    </>
  );
}

/** Keeps the chosen hit in sight, and opens it by Enter. */
function useKeys(activeId: string | undefined, onMove: (event: KeyboardEvent) => boolean) {
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' && activeId) openLink(activeId, event);
    else if (onMove(event)) event.preventDefault();
  };
}

/** Opens the link as a click with the same keys does: with Ctrl or Cmd in a new tab. */
function openLink(id: string, { ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  const keys = { ctrlKey, metaKey, shiftKey };
  document
    .getElementById(id)
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}

/** How many match in all groups; undefined if that is not known of one. */
const totalOf = (groups: FootProps['groups']) =>
  groups.reduce<number | undefined>(
    (sum, { hits, all, total = all ? undefined : hits.length }) =>
      sum === undefined || total === undefined ? undefined : sum + total,
    0,
  );

type FootProps = Pick<ReturnType<typeof useHits>, 'groups' | 'isPending'> & { typed: string };

/** The keys, and how many hits there are, which is also heard. */
function Foot({ typed, isPending, groups }: FootProps) {
  const words = usePaletteWords();
  const { number } = useFormats();
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const total = totalOf(groups);
  const said = () => {
    if (typed.trim() === '') return '';
    if (isPending) return words.searching;
    if (count === 0) return words.nothing;
    if (total !== undefined && total > count)
      return words.shownOf({ count: number(count), total: number(total) });
    return words.hits({ count });
  };
  return (
    <div className={styles.foot}>
      <span className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> <span>{words.keys.move}</span>
        </span>
        <span>
          <kbd>↵</kbd> <span>{words.keys.open}</span>
        </span>
        <span>
          <kbd>{commandKey}</kbd> <kbd>↵</kbd> <span>{words.keys.newTab}</span>
        </span>
        <span>
          <kbd>Tab</kbd> <span>{words.keys.nextGroup}</span>
        </span>
      </span>
      <span role="status">{said()}</span>
    </div>
  );
}
