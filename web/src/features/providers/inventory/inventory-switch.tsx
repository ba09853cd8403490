import type { FragranceRow } from '@vse/domain/records/fragrances';
import { memo, useId } from 'react';
import styles from './inventory-list.module.css';

type InventorySwitchProps = {
  row: FragranceRow;
  isOn: boolean;
  /** The change that a save would make. */
  mark: string | undefined;
  disabled: boolean;
  onToggle: (id: string) => void;
};

/** A memoized native input, because there are thousands, and Fluent's switch takes a millisecond each. */
export const InventorySwitch = memo(function InventorySwitch(props: InventorySwitchProps) {
  const { row, isOn, mark, disabled, onToggle } = props;
  const noteId = useId();
  return (
    <label className={styles.row}>
      <span className={styles.picture}>
        {row.thumbnailUrl && <img src={row.thumbnailUrl} alt="" loading="lazy" decoding="async" />}
      </span>
      <span className={isOn ? `${styles.name} ${styles.on}` : styles.name}>{row.name}</span>
      <span id={noteId} className={mark ? styles.mark : styles.sku}>
        {mark ?? row.sku}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-label={row.name}
        aria-describedby={noteId}
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled}
        onChange={() => onToggle(row.id)}
      />
    </label>
  );
});
