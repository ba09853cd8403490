import type { Session } from '@vse/domain/records/users';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SWRConfig } from 'swr';
import { commandKey } from '../../lib/browser/command-key.ts';
import { useLatest } from '../../lib/browser/use-latest.ts';
import { useFormats } from '../../lib/words/format.ts';
import { usePaletteWords } from '../../lib/words/palette.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { CloseIcon } from '../../ui/base/icons.tsx';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import { FluentRoot } from '../../ui/kit/fluent-root.tsx';
import { OfficeDialog } from '../../ui/kit/office-dialog.tsx';
import { PlaceIcon } from '../rail/place-icons.tsx';
import { HitList } from './hit-list.tsx';
import styles from './palette.module.css';
import { useActiveHit } from './use-active-hit.ts';
import { useHits } from './use-hits.ts';

type PaletteProps = { session: Session; onClose: () => void };

/** What the browser has read is not read again for each press. */
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Tab leads to the next group: the focus trap must not take it first. */
const OWN_TAB = JSON.stringify({ focusable: { ignoreKeydown: { Tab: true } } });

/** Finds anything in the office that the person may open, and leads there. */
export function Palette({ session, onClose }: PaletteProps) {
  const { rail } = useOfficeWords();
  useCloseOnLeave(onClose);
  return (
    <FluentRoot>
      <OfficeDialog title={rail.find} width="palette" onClose={onClose}>
        <SWRConfig value={ONCE}>
          <Search session={session} onClose={onClose} />
        </SWRConfig>
      </OfficeDialog>
    </FluentRoot>
  );
}

/** A form may ask before it lets its page be left, so the click on a hit does not say that it is. */
function useCloseOnLeave(onClose: () => void) {
  const { key } = useLocation();
  const opened = useRef(key);
  const latest = useLatest(onClose);
  useEffect(() => {
    if (opened.current !== key) latest.current();
  }, [key, latest]);
}

function Search({ session, onClose }: PaletteProps) {
  const words = usePaletteWords();
  const { common } = useWords();
  const { rail } = useOfficeWords();
  const [typed, setTyped] = useState('');
  const { groups, isPending, hasFailed } = useHits(session, typed);
  const list = useId();
  const { active, move } = useActiveHit(groups, typed);
  const idOf = (key: string) => `${list} ${key}`.replaceAll(' ', '-');
  const activeId = active && idOf(active);
  const onKeyDown = useKeys(activeId, move.onKey);
  return (
    <div className={styles.palette}>
      <div className={styles.head}>
        <PlaceIcon name="find" />
        <input
          className={styles.input}
          role="combobox"
          aria-label={rail.find}
          aria-autocomplete="list"
          aria-expanded={groups.length > 0}
          aria-controls={list}
          aria-activedescendant={activeId}
          placeholder={words.hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          data-tabster={OWN_TAB}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <BareButton className={styles.close} aria-label={common.close} onClick={onClose}>
          <kbd className={styles.esc} />
          <CloseIcon />
        </BareButton>
      </div>
      <HitList
        id={list}
        label={rail.find}
        groups={groups}
        typed={typed}
        active={active}
        idOf={idOf}
        onPoint={move.to}
        onOpen={onClose}
      />
      <div role="alert" className={styles.failed}>
        {hasFailed && words.failed}
      </div>
      <Foot typed={typed} isPending={isPending} groups={groups} />
    </div>
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
    if (total !== undefined && total > count) return words.shownOf(number(count), number(total));
    return words.hits(number(count), count === 1);
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
