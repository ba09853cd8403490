import type { ReactNode } from 'react';
import type { RecordForm as Form } from '../../lib/forms/use-record-form.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { Button } from './controls/button.tsx';
import { ButtonTo } from './controls/button-to.tsx';
import { OfficePage } from './office-page.tsx';
import { RecordForm } from './record-form.tsx';
import { SaveProblems } from './save-problems.tsx';

type AddPageProps = {
  form: Form;
  title: string;
  beneath?: ReactNode;
  /** The list that the record is added to; Cancel leads there unless `cancelTo` does. */
  list: { title: string; href: string };
  cancelTo?: string;
  /** What the button says, and while it is being sent; by default Save. */
  submit?: { label: string; busy: string };
  /** The labels of the fields, to name what is wrong. */
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** The page on which a record is added: Cancel and the main button on the title's line, and why it was not added. */
export function AddPage({ form, title, list, labels, children, ...props }: AddPageProps) {
  const { common } = useWords();
  const { parts } = useOfficeWords();
  const { label, busy } = props.submit ?? { label: parts.save, busy: parts.saving };
  return (
    <RecordForm form={form}>
      <OfficePage
        title={title}
        beneath={props.beneath}
        isBarSticky
        crumbs={[
          { label: parts.dashboard, href: paths.dashboard.getHref() },
          { label: list.title, href: list.href },
          { label: title },
        ]}
        actions={
          <>
            <ButtonTo to={props.cancelTo ?? list.href}>{parts.cancel}</ButtonTo>
            <Button type="submit" look="ink" aria-disabled={form.isBusy}>
              {form.isBusy ? busy : label}
            </Button>
          </>
        }
      >
        {children}
        <SaveProblems
          form={form}
          labels={labels}
          // Nothing is added twice: the request has an id.
          whenFailed={<Button onClick={() => form.submit()}>{common.tryAgain}</Button>}
        />
      </OfficePage>
    </RecordForm>
  );
}
