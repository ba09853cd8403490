import type { ReactNode } from 'react';
import type { RecordForm as Form } from '../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { LeaveModal } from './leave-modal.tsx';
import { SameNameModal } from './same-name-modal.tsx';

type LeaveWords = { title: string; text: string; confirm: string };

type RecordFormProps = {
  form: Form;
  /** For buttons outside of it. */
  id?: string;
  className?: string | undefined;
  /** What leaving would lose, if it is not unsaved changes. */
  leave?: LeaveWords | undefined;
  children: ReactNode;
};

/** The form element of `useRecordForm`, with the dialogs that ask before leaving and about a name that is taken. */
export function RecordForm({ form, leave, children, ...props }: RecordFormProps) {
  return (
    <>
      <form ref={form.ref} noValidate onSubmit={form.submit} {...props}>
        {children}
      </form>
      <FormLeave form={form} leave={leave} />
      <SameNameModal sameName={form.sameName} />
    </>
  );
}

function FormLeave({ form, leave }: Pick<RecordFormProps, 'form' | 'leave'>) {
  const { parts } = useOfficeWords();
  const busy = { title: parts.busyTitle, text: parts.busyText, confirm: parts.busyLeave };
  const words = form.isBusy ? busy : leave;
  return <LeaveModal guard={form.guard} {...(words && { words })} />;
}
