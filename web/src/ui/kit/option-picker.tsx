import { type ReactNode, useId, useRef } from 'react';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Translated } from '../base/translated.tsx';
import { Bone, Skeleton } from '../feedback/skeleton.tsx';
import { ChosenOption, type Weighing } from './chosen-option.tsx';
import { markOf } from './controls/field-parts.tsx';
import styles from './option-picker.module.css';
import { useHeaviestFirst } from './use-heaviest-first.ts';
import { scaleOf, WeightAxis } from './weight-bar.tsx';

/** Room for the field, until its code has come. */
const ROOM = (
  <Skeleton>
    <Bone height="var(--field-height, 48px)" radius="var(--radius-field)" />
  </Skeleton>
);

const ComboField = lazyIn(
  async () => (await import('./controls/combo-field.tsx')).ComboField,
  ROOM,
);

/** A weight that is not a number yet, as in a cleared input, is NaN, which no schema accepts. */
export type Picked = { id: string; name?: string | undefined; weight?: number };

type Choosable = { id: string; name: string };

type OptionPickerProps<P extends Picked> = {
  label: string;
  hint?: string;
  /** What the field says that adds one. */
  add: string;
  options: readonly Choosable[];
  value: readonly P[];
  onValue: (value: readonly P[]) => void;
  /** Makes an option a choice. */
  pick: (option: Choosable) => P;
  /** How many can be chosen. */
  max?: number;
  /** Each choice has a weight. */
  weights?: Weighing;
  error?: string | undefined;
  changed?: string | undefined;
};

/**
 * Chooses many options: a field that finds and adds one, and the chosen ones. With weights they are rows with a bar, the
 * heaviest first when the form opens and whenever a weight has been set. A choice without a known name is not shown.
 */
export function OptionPicker<P extends Picked>(props: OptionPickerProps<P>) {
  const { label, options, value, onValue, max = Infinity, weights, error, changed } = props;
  const { picker } = useOfficeWords().parts;
  const [errorId, rangeId] = [useId(), useId()];
  const field = useRef<HTMLFieldSetElement>(null);
  const { ordered, settled, settle, handlers } = useHeaviestFirst(value, weights !== undefined);
  const scale = scaleOf(settled, weights?.max ?? 0);
  const nameOf = ({ id, name = '' }: Picked) => options.find((one) => one.id === id)?.name || name;
  const chosen = new Set(value.map(({ id }) => id));
  const remove = (id: string) => {
    onValue(value.filter((one) => one.id !== id));
    field.current?.querySelector<HTMLElement>('input[role="combobox"]')?.focus();
  };
  return (
    <fieldset
      ref={field}
      aria-label={label}
      aria-describedby={error ? errorId : undefined}
      className={styles.field}
    >
      <Head label={label} changed={changed}>
        {props.hint}
      </Head>
      {weights && value.length > 0 && <WeightAxis id={rangeId} max={weights.max} scale={scale} />}
      <ul
        aria-label={picker.chosen({ label })}
        className={weights ? styles.rows : styles.chips}
        {...handlers}
      >
        {ordered.map((item) =>
          nameOf(item) || weights ? (
            <ChosenOption
              key={item.id}
              name={nameOf(item) || item.id}
              weight={item.weight}
              weights={weights && { ...weights, rangeId, scale }}
              was={weights?.stored?.find(({ id }) => id === item.id)?.weight}
              onWeight={(weight) =>
                onValue(value.map((one) => (one.id === item.id ? { ...one, weight } : one)))
              }
              onLeave={settle}
              onRemove={() => remove(item.id)}
            />
          ) : null,
        )}
      </ul>
      {value.length < max && (
        <AddField
          label={props.add}
          options={options.filter(({ id }) => !chosen.has(id))}
          onAdd={(option) => onValue([...value, props.pick(option)])}
        />
      )}
      <Wrong id={errorId}>{error}</Wrong>
    </fieldset>
  );
}

/** What is wrong with the choice, if anything is. */
const Wrong = ({ id, children }: { id: string; children: string | undefined }) =>
  children ? (
    <p id={id} className={styles.error}>
      <Translated>{children}</Translated>
    </p>
  ) : null;

type AddFieldProps = {
  label: string;
  /** What can still be chosen. */
  options: readonly Choosable[];
  onAdd: (option: Choosable) => void;
};

/** Finds an option and adds it. */
const AddField = ({ label, options, onAdd }: AddFieldProps) => (
  <ComboField
    label={label}
    isLabelHidden
    placeholder={label}
    isRequired={false}
    value=""
    options={options.map(({ id, name }) => ({ value: id, label: name }))}
    onValue={(id) => {
      const option = options.find((one) => one.id === id);
      if (option) onAdd(option);
    }}
  />
);

type HeadProps = { label: string; changed: string | undefined; children: ReactNode };

const Head = ({ label, changed, children }: HeadProps) => (
  <div className={styles.head}>
    <h2 className={styles.title} {...markOf(changed)}>
      {label}
    </h2>
    {children && <p className={styles.hint}>{children}</p>}
  </div>
);
