import { Radio, RadioGroup } from '@fluentui/react-components';
import type { Choice, Side } from '../../../lib/forms/use-rebase.ts';
import type { RecordForm } from '../../../lib/forms/use-record-form.ts';
import { useConflictWords } from '../../../lib/words/conflict.ts';
import styles from './conflict.module.css';
import { SideValue } from './side-value.tsx';

type ChoiceRowProps = {
  form: RecordForm;
  choice: Choice;
  by: string | undefined;
  onChoose: (side: Side) => void;
};

/** One field with both values, of which one is chosen. */
export function ChoiceRow({ form, choice, by, onChoose }: ChoiceRowProps) {
  const words = useConflictWords();
  const { name, mine, theirs, was, side, changedBy } = choice;
  const label = form.labels[name] ?? name;
  const who = {
    both: words.both,
    me: words.onlyMe,
    them: by ? words.onlyOne({ name: by }) : words.onlyThem,
  }[changedBy];
  const shared = { form, name, was };
  return (
    <div className={styles.row}>
      <div>
        <b>{label}</b>
        <p className={styles.soft}>{who}</p>
      </div>
      <RadioGroup
        aria-label={label}
        className={styles.sides ?? ''}
        value={side ?? ''}
        onChange={(_, { value }) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
      >
        <Radio
          value="mine"
          className={styles.side ?? ''}
          label={
            <>
              <span className={styles.whose}>{`${words.yours}: `}</span>
              <SideValue {...shared} value={mine} other={theirs} />
            </>
          }
        />
        <Radio
          value="theirs"
          className={styles.side ?? ''}
          label={
            <>
              <span className={styles.whose}>{`${words.theirs}: `}</span>
              <SideValue {...shared} value={theirs} other={mine} />
            </>
          }
        />
      </RadioGroup>
    </div>
  );
}
