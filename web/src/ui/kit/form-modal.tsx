import { type ComponentProps, type ReactNode, useId } from 'react';
import type { RecordForm as Form } from '../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from './controls/button.tsx';
import styles from './form-modal.module.css';
import { OfficeDialog } from './office-dialog.tsx';
import { RecordForm } from './record-form.tsx';
import { SaveProblems } from './save-problems.tsx';

type FormModalProps = Omit<ComponentProps<typeof OfficeDialog>, 'isBusy'> &
  Pick<ComponentProps<typeof RecordForm>, 'leave'> & {
    form: Form;
    /** The label of the button that closes the dialog; by default Cancel. */
    close?: string;
    /** What the main button says, and while it is being sent; by default Save. */
    submit?: { label: string; busy: string };
    /** Buttons before the others. */
    actions?: ReactNode;
    /** Why it was not saved; by default in a dialog. */
    problems?: ReactNode;
  };

/** A form in a dialog. Closing it asks first when input would be lost. */
export function FormModal({ form, onClose, actions, children, ...props }: FormModalProps) {
  const { parts } = useOfficeWords();
  const { label, busy } = props.submit ?? { label: parts.save, busy: parts.saving };
  const id = useId();
  const close = () => form.guard.ask(onClose);
  return (
    <OfficeDialog
      title={props.title}
      width={props.width ?? 'normal'}
      onClose={close}
      actions={
        <>
          {actions}
          <Button onClick={close}>{props.close ?? parts.cancel}</Button>
          <Button type="submit" form={id} look="ink" aria-disabled={form.isBusy}>
            {form.isBusy ? busy : label}
          </Button>
        </>
      }
    >
      <RecordForm form={form} id={id} className={styles.form} leave={props.leave}>
        {children}
      </RecordForm>
      {props.problems === undefined ? <SaveProblems form={form} /> : props.problems}
    </OfficeDialog>
  );
}
