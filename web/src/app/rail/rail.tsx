import type { Session } from '@vse/domain/records/users';
import { type KeyboardEvent, useRef, useState } from 'react';
import { setRailWidth } from '../../lib/rail-width.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import { FeatureIcon } from './feature-icon.tsx';
import { FeatureList } from './feature-list.tsx';
import { FindButton } from './find-button.tsx';
import { PaletteOpener } from './palette-opener.tsx';
import styles from './rail.module.css';

/** Narrower than this it is folded, as in the styles. */
const FOLDED_PX = 100;

/** The screens of the office beside each of them, open or folded to icons. */
export function Rail({ session }: { session: Session }) {
  const { rail } = useOfficeWords();
  const place = useRef<HTMLElement>(null);
  const [areNamesHidden, hideNames] = useState(false);
  const toggle = () =>
    setRailWidth((place.current?.offsetWidth ?? 0) < FOLDED_PX ? 'open' : 'folded');
  // Only from inside of it, because dictated text consists of single keys (WCAG 2.1.4).
  const onKeyDown = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (key === '[' && !ctrlKey && !altKey && !metaKey) toggle();
    if (key === 'Escape') hideNames(true);
  };
  const showNames = () => hideNames(false);
  return (
    <nav
      ref={place}
      aria-label={rail.label}
      className={areNamesHidden ? `${styles.rail} ${styles.quiet}` : styles.rail}
      onKeyDown={onKeyDown}
      onPointerMove={showNames}
      onBlur={showNames}
    >
      <div className={styles.opener}>
        <PaletteOpener session={session} />
      </div>
      <div className={styles.places}>
        <FindButton />
        <FeatureList session={session} />
      </div>
      <BareButton
        className={`${styles.place} ${styles.fold}`}
        aria-keyshortcuts="["
        onClick={toggle}
      >
        <FeatureIcon name="fold" />
        <span className={`${styles.name} ${styles.ifOpen}`}>{rail.fold}</span>
        <span className={`${styles.name} ${styles.ifFolded}`}>{rail.unfold}</span>
        <span aria-hidden="true" className={`${styles.key} ${styles.ifOpen}`}>
          [
        </span>
      </BareButton>
    </nav>
  );
}
