import type { ReactNode } from 'react';
import type { RecordForm as Form } from '../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from './controls/button.tsx';
import { ButtonTo } from './controls/button-to.tsx';
import { OfficePage } from './office-page.tsx';
import { RecordForm } from './record-form.tsx';
import { type Parent, type RecordKind, useParent } from './record-kind.ts';
import { SaveProblems } from './save-problems.tsx';

type AddPageProps = {
  form: Form;
  title: string;
  beneath?: ReactNode;
  /** Cancel leads there unless `cancelTo` does. */
  parent: RecordKind | Parent;
  cancelTo?: string;
  /** What the button says, and while it is being sent; by default Save. */
  submit?: { label: string; busy: string };
  children: ReactNode;
};

/** The page on which a record is added: Cancel and the main button on the title's line, and why it was not added. */
export function AddPage({ form, title, children, ...props }: AddPageProps) {
  const { common } = useWords();
  const { parts } = useOfficeWords();
  const { crumbs, back } = useParent(props.parent);
  const { label, busy } = props.submit ?? { label: parts.save, busy: parts.saving };
  return (
    <RecordForm form={form}>
      <OfficePage
        title={title}
        beneath={props.beneath}
        isBarSticky
        crumbs={[...crumbs, { label: title }]}
        actions={
          <>
            <ButtonTo to={props.cancelTo ?? back.href}>{parts.cancel}</ButtonTo>
            <Button type="submit" look="ink" aria-disabled={form.isBusy}>
              {form.isBusy ? busy : label}
            </Button>
          </>
        }
      >
        {children}
        <SaveProblems
          form={form}
          // Nothing is added twice: the request has an id.
          whenFailed={<Button onClick={() => form.submit()}>{common.tryAgain}</Button>}
        />
      </OfficePage>
    </RecordForm>
  );
}
