import { commandKey } from '../../lib/browser/command-key.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import { FeatureIcon } from './feature-icon.tsx';
import { openPalette } from './palette-opener.tsx';
import styles from './rail.module.css';

/** Opens the palette, as Ctrl or Cmd with K does everywhere in the office. */
export function FindButton({ isIcon = false }: { isIcon?: boolean }) {
  const { rail } = useOfficeWords();
  return (
    <BareButton
      className={isIcon ? `${styles.menu} ${styles.findIcon}` : `${styles.place} ${styles.find}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      {...(isIcon && { 'aria-label': rail.find })}
      onClick={openPalette}
    >
      <FeatureIcon name="find" />
      {!isIcon && (
        <>
          <span className={styles.name}>{rail.find}</span>
          <span aria-hidden="true" className={`${styles.key} ${styles.ifOpen}`}>
            <span>{commandKey}</span> K
          </span>
        </>
      )}
    </BareButton>
  );
}
