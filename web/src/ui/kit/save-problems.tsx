import type { ReactNode } from 'react';
import { clashText } from '../../lib/forms/clash-text.ts';
import type { RecordForm } from '../../lib/forms/use-record-form.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from './controls/button.tsx';
import { ErrorModal } from './error-modal.tsx';
import { useFailureMessages } from './failure-alert.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import styles from './save-problems.module.css';

type SaveProblemsProps = {
  form: RecordForm;
  /** An action for a deleted record. */
  whenGone?: ReactNode;
  /** An action after a failure that may be temporary. */
  whenFailed?: ReactNode;
};

/**
 * Shows why a record was not saved, in the specification's dialog. When another person saved first, it offers to read
 * the newest version, and then to choose a value for each field that both sides changed. Closing that question chooses
 * nothing: the next save asks again.
 */
export function SaveProblems(props: SaveProblemsProps) {
  const { form, whenGone, whenFailed } = props;
  const { parts } = useOfficeWords();
  const { problems, rebase, title } = form;
  const failure = useFailureMessages(rebase.error);
  if (rebase.conflict) return <ConflictModal form={form} />;
  if (problems.messages.length === 0) return null;
  const close = () => {
    rebase.clearError();
    problems.dismiss();
  };
  return (
    <ErrorModal title={title} messages={[...problems.messages, ...failure]} onClose={close}>
      {problems.kind === 'stale' && rebase.read && (
        <Button aria-disabled={rebase.isBusy} onClick={rebase.read}>
          {rebase.isBusy ? parts.working : parts.reload}
        </Button>
      )}
      {problems.kind === 'gone' && whenGone}
      {problems.kind === 'failed' && whenFailed}
    </ErrorModal>
  );
}

function ConflictModal({ form: { rebase, title, labels, values } }: { form: RecordForm }) {
  const { parts } = useOfficeWords();
  const { dateTime } = useFormats();
  const { conflict, postpone, keepMine, takeTheirs, choose } = rebase;
  if (!conflict) return null;
  const { by, date, clashes } = conflict;
  const shown = (name: string, value: unknown) => values[name]?.[String(value)] ?? clashText(value);
  return (
    <OfficeDialog
      title={title}
      onClose={postpone}
      actions={
        <>
          <Button onClick={takeTheirs}>{parts.takeTheirs}</Button>
          <Button look="ink" onClick={keepMine}>
            {parts.keepMine}
          </Button>
        </>
      }
    >
      <p>{parts.clashText}</p>
      {by && <p>{parts.changedBy(by, date ? dateTime(date) : '')}</p>}
      <ul>
        {clashes.map(({ name, mine, theirs }) => (
          <li key={name}>
            <strong>{labels[name] ?? name}</strong>
            <Versions mine={shown(name, mine)} theirs={shown(name, theirs)} />
            {clashes.length > 1 && (
              <fieldset className={styles.one} aria-label={labels[name] ?? name}>
                <Button isSmall onClick={() => choose(name, 'theirs')}>
                  {parts.takeTheirs}
                </Button>
                <Button isSmall onClick={() => choose(name, 'mine')}>
                  {parts.keepMine}
                </Button>
              </fieldset>
            )}
          </li>
        ))}
      </ul>
    </OfficeDialog>
  );
}

type VersionsProps = { mine: string | undefined; theirs: string | undefined };

function Versions({ mine, theirs }: VersionsProps) {
  const { parts } = useOfficeWords();
  if (mine === undefined || theirs === undefined) return null;
  return <span>{` ${parts.mine}: “${mine}”. ${parts.theirs}: “${theirs}”.`}</span>;
}
