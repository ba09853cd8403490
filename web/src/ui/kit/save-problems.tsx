import type { ReactNode } from 'react';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import type { RecordForm } from '../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from './controls/button.tsx';
import { ErrorModal } from './error-modal.tsx';
import { useFailureMessages } from './failure-alert.tsx';

const ConflictDialog = lazyIn(
  async () => (await import('./conflict/conflict-dialog.tsx')).ConflictDialog,
);

type SaveProblemsProps = {
  form: RecordForm;
  /** An action for a deleted record. */
  whenGone?: ReactNode;
  /** An action after a failure that may be temporary. */
  whenFailed?: ReactNode;
};

/**
 * Shows why a record was not saved, in the specification's dialog. When another person saved first, the newest version is
 * read, and the person chooses between both. Closing that question chooses nothing: the next save asks again.
 */
export function SaveProblems(props: SaveProblemsProps) {
  const { form, whenGone, whenFailed } = props;
  const { parts } = useOfficeWords();
  const { errors, rebase, title } = form;
  const failure = useFailureMessages(rebase.error);
  if (rebase.conflict) return <ConflictDialog key={rebase.asked} form={form} />;
  const read = errors.kind === 'stale' ? rebase.read : undefined;
  const isBeingRead = read && rebase.error === undefined;
  if (errors.messages.length === 0 || isBeingRead) return null;
  const close = () => {
    rebase.clearError();
    errors.dismiss();
  };
  return (
    <ErrorModal title={title} messages={[...errors.messages, ...failure]} onClose={close}>
      {read && (
        <Button aria-disabled={rebase.isBusy} onClick={read}>
          {rebase.isBusy ? parts.working : parts.reload}
        </Button>
      )}
      {errors.kind === 'gone' && whenGone}
      {errors.kind === 'failed' && whenFailed}
    </ErrorModal>
  );
}
