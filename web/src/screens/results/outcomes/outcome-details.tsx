import { NAME_LENGTH } from '@vse/domain/limits';
import type { Outcome } from '@vse/domain/records/outcomes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../lib/words/format.ts';
import { useOutcomeWords } from '../../../lib/words/outcomes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import styles from './outcomes.module.css';
import type { Choice } from './use-outcome.ts';

type DetailsProps = {
  id: string;
  kind: 'smelled' | 'refused';
  name: string;
  stands: Outcome | undefined;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
};

/** The second tap: a rating of five steps, or a reason. Escape closes it, and the focus goes back. */
export function OutcomeDetails({ id, kind, name, stands, onChoose, onClose }: DetailsProps) {
  const words = useOutcomeWords();
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const buttons = place.current?.querySelectorAll('button');
    const chosen = [...(buttons ?? [])].find((button) => button.ariaPressed === 'true');
    (chosen ?? buttons?.[0])?.focus();
  }, []);
  const Choices = kind === 'smelled' ? Ratings : Reasons;
  return (
    <fieldset
      ref={place}
      id={id}
      className={styles.details}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <legend className={styles.legend}>
        {words[kind === 'smelled' ? 'rate' : 'why']({ fragrance: name })}
      </legend>
      <Choices stands={stands} onChoose={onChoose} />
      {stands && (
        <Button isSmall look="text" onClick={() => onChoose({ isTakenBack: true })}>
          {words.takeBack}
        </Button>
      )}
    </fieldset>
  );
}

type ChoicesProps = Pick<DetailsProps, 'stands' | 'onChoose'>;

function Ratings({ stands, onChoose }: ChoicesProps) {
  const words = useOutcomeWords();
  const { number } = useFormats();
  return (
    <div className={styles.ratings}>
      {words.ratings.map((word, at) => (
        <Button
          key={word}
          isSmall
          aria-pressed={stands?.rating === at + 1}
          aria-label={words.rating({ rating: number(at + 1), word })}
          onClick={() => onChoose({ rating: at + 1 })}
        >
          <b>{number(at + 1)}</b>
          <span className={styles.word}>{word}</span>
        </Button>
      ))}
    </div>
  );
}

function Reasons({ stands, onChoose }: ChoicesProps) {
  const words = useOutcomeWords();
  const isOwn = !words.reasons.includes(stands?.reason ?? '');
  const [own, setOwn] = useState(isOwn ? (stands?.reason ?? '') : '');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (own.trim()) onChoose({ reason: own.trim() });
  };
  return (
    <>
      <div className={styles.reasons}>
        {words.reasons.map((reason) => (
          <Button
            key={reason}
            isSmall
            aria-pressed={stands?.reason === reason}
            onClick={() => onChoose({ reason })}
          >
            {reason}
          </Button>
        ))}
      </div>
      <form className={styles.own} onSubmit={send}>
        <TextField label={words.own} value={own} onValue={setOwn} maxLength={NAME_LENGTH} />
        <Button isSmall type="submit" look="ink">
          {words.save}
        </Button>
      </form>
    </>
  );
}
