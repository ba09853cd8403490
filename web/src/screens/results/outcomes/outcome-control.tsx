import type { Outcome } from '@vse/domain/records/outcomes';
import { useId, useRef, useState } from 'react';
import { errorMessages } from '../../../lib/forms/errors.ts';
import { useOutcomeWords } from '../../../lib/words/outcomes.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Hidden } from '../../../ui/base/hidden.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { Recommended } from '../recommended.ts';
import { NotedOutcome } from './noted-outcome.tsx';
import { OutcomeDetails } from './outcome-details.tsx';
import styles from './outcomes.module.css';
import { type Choice, type NotedKind, useOutcome } from './use-outcome.ts';

type ControlProps = {
  id: string;
  fragrance: Recommended;
  kind: NotedKind;
  stands: Outcome | undefined;
};

/** A switch for one outcome. What has details, a rating or a reason, asks for them before it is saved. */
export function OutcomeControl({ id, fragrance, kind, stands }: ControlProps) {
  const words = useOutcomeWords();
  const all = useWords();
  const detailsId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = words.of({ kind: words.kinds[kind], fragrance: fragrance.name });
  const notSaved = words.notSaved({ outcome: name });
  const outcome = useOutcome(id, fragrance, kind, stands, notSaved);
  const { isBusy, choice, error, done } = outcome;
  const isShown = done && !stands === (done === 'takenBack');
  const hasDetails = kind === 'smelled' || kind === 'refused';
  const isOn = choice ? !choice.isTakenBack : stands !== undefined;
  const close = () => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  const save = (chosen: Choice) => {
    if (hasDetails) close();
    void outcome.save(chosen);
  };
  const press = () => {
    if (hasDetails) setOpen(!isOpen);
    else save(stands ? { isTakenBack: true } : {});
  };
  return (
    <div ref={place} className={styles.control}>
      <Button
        isSmall
        onClick={press}
        aria-pressed={isOn}
        aria-disabled={isBusy}
        {...(hasDetails && { 'aria-expanded': isOpen, 'aria-controls': detailsId })}
      >
        {isOn && <span aria-hidden>✓&nbsp;</span>}
        <span>{words.kinds[kind]}</span>
        <Hidden>{` ${fragrance.name}`}</Hidden>
      </Button>
      {hasDetails && isOpen && (
        <OutcomeDetails
          id={detailsId}
          kind={kind}
          name={fragrance.name}
          stands={stands}
          onChoose={save}
          onClose={close}
        />
      )}
      {stands && <NotedOutcome outcome={stands} />}
      <span role="status" className={styles.status}>
        {isBusy ? words.saving : isShown && words[done]({ outcome: name })}
      </span>
      <Alert messages={error === undefined ? [] : [notSaved, ...errorMessages(error, all)]} />
      {choice && error !== undefined && (
        <AskAgain name={name} onAgain={() => save(choice)} onDrop={outcome.drop} />
      )}
    </div>
  );
}

type AskAgainProps = { name: string; onAgain: () => void; onDrop: () => void };

/** What can become of a choice that was not saved. */
function AskAgain({ name, onAgain, onDrop }: AskAgainProps) {
  const words = useOutcomeWords();
  return (
    <div className={styles.again}>
      <Button isSmall look="ink" onClick={onAgain}>
        <span>{words.again}</span>
        <Hidden>{` ${name}`}</Hidden>
      </Button>
      <Button isSmall onClick={onDrop}>
        <span>{words.drop}</span>
        <Hidden>{` ${name}`}</Hidden>
      </Button>
    </div>
  );
}
