import { DismissRegular } from '@fluentui/react-icons';
import { finderOf } from '@vse/domain/rules/words';
import { useId, useState } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Translated } from '../base/translated.tsx';
import { Button } from './controls/button.tsx';
import { FindField } from './controls/find-field.tsx';
import { Tip } from './controls/tip.tsx';
import { useNothing } from './controls/use-nothing.ts';
import styles from './weighted-picker.module.css';

/** A weight that is not a number yet, as in a cleared input, is NaN, which no schema accepts. */
export type Weighted = { id: string; weight: number; name?: string | undefined };

const NEW_WEIGHT = 1;
const weightIn = (text: string) =>
  /^\s*-?\d+([.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
const textOf = (weight: number) => (Number.isNaN(weight) ? '' : String(weight));

type WeightedPickerProps = {
  label: string;
  options: readonly { id: string; name: string }[];
  value: readonly Weighted[];
  onValue: (value: readonly Weighted[]) => void;
  /** How many can be chosen. */
  max: number;
  hint?: string;
  disabled?: boolean;
  error?: string | undefined;
};

/** Chooses many options, each with a weight: first the chosen ones, then those that match the search. */
export function WeightedPicker(props: WeightedPickerProps) {
  const { label, value, max, hint, disabled = false, error } = props;
  const errorId = useId();
  return (
    <fieldset
      className={styles.field}
      disabled={disabled}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ChosenOptions {...props} />
      {!disabled && value.length < max && <OtherOptions {...props} />}
      {error && (
        <p id={errorId} className={styles.error}>
          <Translated>{error}</Translated>
        </p>
      )}
    </fieldset>
  );
}

function ChosenOptions({ label, options, value, onValue, disabled }: WeightedPickerProps) {
  const { picker } = useOfficeWords().parts;
  const nameOf = ({ id, name = id }: Weighted) =>
    options.find((option) => option.id === id)?.name ?? name;
  const weigh = (id: string, weight: number) =>
    onValue(value.map((item) => (item.id === id ? { ...item, weight } : item)));
  return (
    <ul className={styles.chosen} aria-label={picker.chosen(label)}>
      {value.map((item) => (
        <li key={item.id} className={styles.one}>
          <span>{nameOf(item)}</span>
          <WeightBox
            label={picker.weightOf(nameOf(item))}
            value={item.weight}
            onValue={(next) => weigh(item.id, next)}
          />
          {!disabled && (
            <Tip isName text={picker.remove(nameOf(item))}>
              <Button
                isSmall
                look="text"
                onClick={() => onValue(value.filter(({ id }) => id !== item.id))}
              >
                <DismissRegular fontSize={16} aria-hidden />
              </Button>
            </Tip>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The options that are not chosen, narrowed by a search. */
function OtherOptions({ label, options, value, onValue }: WeightedPickerProps) {
  const { picker } = useOfficeWords().parts;
  const [find, setFind] = useState('');
  const isFound = finderOf(find);
  const nothing = useNothing(find);
  const chosen = new Set(value.map(({ id }) => id));
  const rest = options.filter(({ id, name }) => !chosen.has(id) && isFound(name));
  return (
    <>
      <FindField label={picker.find(label)} value={find} onValue={setFind} />
      <ul className={styles.rest} aria-label={picker.rest(label)}>
        {rest.map(({ id, name }) => (
          <li key={id}>
            <Button isSmall onClick={() => onValue([...value, { id, weight: NEW_WEIGHT }])}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {rest.length === 0 && <p className={styles.hint}>{nothing}</p>}
    </>
  );
}

type WeightBoxProps = { label: string; value: number; onValue: (weight: number) => void };

/** Keeps the typed text, such as '1,' while typing '1,5'. */
function WeightBox({ label, value, onValue }: WeightBoxProps) {
  const [text, setText] = useState(textOf(value));
  return (
    <input
      className={styles.weight}
      aria-label={label}
      aria-invalid={Number.isNaN(value)}
      autoComplete="off"
      value={Object.is(weightIn(text), value) ? text : textOf(value)}
      onChange={({ target }) => {
        setText(target.value);
        onValue(weightIn(target.value));
      }}
    />
  );
}
