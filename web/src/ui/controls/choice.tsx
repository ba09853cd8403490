import { CheckIcon } from '../base/icons.tsx';
import { Picture } from '../base/picture.tsx';
import unseen from '../base/unseen-input.module.css';
import styles from './choice.module.css';

export type ChoiceFieldProps = {
  id: string;
  kind: 'radio' | 'checkbox';
  name: string;
  title: string;
  isChosen: boolean;
  /** Another answer of the same question is chosen: this one is dimmed, and can still be chosen. */
  isInactive: boolean;
  describedBy?: string | undefined;
  onChoose: () => void;
};

const shape = (base: string | undefined, { isChosen, isInactive }: ChoiceFieldProps) =>
  [base, isChosen && styles.chosen, isInactive && styles.inactive].filter(Boolean).join(' ');

function HiddenInput({ id, kind, name, isChosen, describedBy, onChoose }: ChoiceFieldProps) {
  return (
    <input
      id={id}
      type={kind}
      name={name}
      checked={isChosen}
      aria-describedby={describedBy}
      className={unseen.input}
      onChange={onChoose}
      // A radio that is checked already fires no change event, yet a tap on it is a choice: it may find the quiz over.
      onClick={isChosen && kind === 'radio' ? onChoose : undefined}
    />
  );
}

/** An answer as a line. The label is the click target, with a real radio button or checkbox inside. */
export function ChoiceField(props: ChoiceFieldProps) {
  return (
    <label htmlFor={props.id} className={shape(styles.line, props)}>
      <HiddenInput {...props} />
      <span className={props.kind === 'radio' ? `${styles.mark} ${styles.round}` : styles.mark}>
        {props.isChosen && <CheckIcon />}
      </span>
      <span>{props.title}</span>
    </label>
  );
}

/** Shown on a chosen picture. */
export const Tick = () => (
  <span className={styles.tick}>
    <CheckIcon />
  </span>
);

type PictureChoiceFieldProps = ChoiceFieldProps & {
  image: { url: string; srcSet: string | undefined; sizes: string; isLazy: boolean };
};

/** An answer as a picture card. */
export function PictureChoiceField({ image, ...props }: PictureChoiceFieldProps) {
  return (
    <label htmlFor={props.id} className={shape(styles.card, props)}>
      <HiddenInput {...props} />
      <span className={styles.picture}>
        <Picture {...image} />
      </span>
      {props.isChosen && <Tick />}
      <span className={styles.title}>{props.title}</span>
    </label>
  );
}
