import type { ReactNode, RefObject } from 'react';
import styles from './selection-bar.module.css';

type SelectionBarProps = {
  ref: RefObject<HTMLElement | null>;
  label: string;
  /** How many rows are selected, or what selecting is for. It is announced. */
  text: string;
  hasSelection: boolean;
  /** Escape in the bar. */
  onClear: () => void;
  /** At the end of the line. */
  aside: ReactNode;
  /** What can be done with the selected rows; in narrow windows at the bottom. */
  children: ReactNode;
};

/**
 * On top of a table: what is selected, and what can be done with it. Its place is always there, so that the rows do not
 * move under the pointer. It takes the focus when a button that was pressed is gone.
 */
export const SelectionBar = (props: SelectionBarProps) => {
  const { ref, label, text, hasSelection, onClear, aside, children } = props;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={({ key, currentTarget, target, defaultPrevented }) => {
        // Keys pressed in the dialogs of the bar arrive here as well, although they are elsewhere in the document.
        const isInside = target instanceof Node && currentTarget.contains(target);
        if (key === 'Escape' && isInside && !defaultPrevented) onClear();
      }}
      className={hasSelection ? `${styles.bar} ${styles.on}` : styles.bar}
    >
      <span role="status" className={styles.text}>
        {text}
      </span>
      {children}
      <span className={styles.aside}>{aside}</span>
    </section>
  );
};
