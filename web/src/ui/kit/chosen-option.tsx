import { useState } from 'react';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { CloseIcon } from '../base/icons.tsx';
import { BareButton } from './controls/bare-button.tsx';
import styles from './option-picker.module.css';
import { WeightBar } from './weight-bar.tsx';

export type Weighing = {
  /** The largest weight, positive or negative. */
  max: number;
  /** The stored choices, to compare with; undefined for a new record. */
  stored: readonly { id: string; weight: number }[] | undefined;
};

const weightIn = (text: string) =>
  /^\s*[-−]?\d+([.,]\d+)?\s*$/.test(text)
    ? Number(text.replace(',', '.').replace('−', '-'))
    : Number.NaN;
const textOf = (weight: number) => (Number.isNaN(weight) ? '' : String(weight).replace('-', '−'));

type ChosenOptionProps = {
  name: string;
  weight: number | undefined;
  weights: (Weighing & { rangeId: string; scale: number }) | undefined;
  /** The stored weight. */
  was: number | undefined;
  onWeight: (weight: number) => void;
  /** The weight's field is left. */
  onLeave: () => void;
  onRemove: () => void;
};

/** A chosen option, with its weight if it has one, and the way to remove it. */
export function ChosenOption(props: ChosenOptionProps) {
  const { name, weight = Number.NaN, weights, was, onRemove } = props;
  const { picker } = useOfficeWords().parts;
  const { number } = useFormats();
  return (
    <li className={weights ? styles.row : styles.chip}>
      <span className={weights && weight <= 0 ? styles.nothing : styles.name}>
        <span>{name}</span>
        {weights && weight <= 0 && <small>{picker.addsNothing}</small>}
        {weights && was !== undefined && !Object.is(was, weight) && (
          <small className={styles.was}>{picker.was({ weight: number(was) })}</small>
        )}
      </span>
      {weights && (
        <>
          <WeightBar weight={weight} scale={weights.scale} />
          <WeightBox
            label={picker.weightOf({ name })}
            max={weights.max}
            describedBy={weights.rangeId}
            value={weight}
            onValue={props.onWeight}
            onLeave={props.onLeave}
          />
        </>
      )}
      <BareButton
        className={styles.remove}
        aria-label={picker.remove({ name })}
        title={picker.remove({ name })}
        onClick={onRemove}
      >
        <CloseIcon />
      </BareButton>
    </li>
  );
}

type WeightBoxProps = {
  label: string;
  max: number;
  describedBy: string;
  value: number;
  onValue: (weight: number) => void;
  onLeave: () => void;
};

/** Keeps the typed text, such as '1,' while typing '1,5'. */
function WeightBox({ label, max, describedBy, value, onValue, onLeave }: WeightBoxProps) {
  const [text, setText] = useState(textOf(value));
  const isValid = Number.isInteger(value) && Math.abs(value) <= max;
  return (
    <input
      className={styles.weight}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={!isValid}
      inputMode="text"
      autoComplete="off"
      value={Object.is(weightIn(text), value) ? text : textOf(value)}
      onChange={({ target }) => {
        setText(target.value);
        onValue(weightIn(target.value));
      }}
      onBlur={onLeave}
    />
  );
}
