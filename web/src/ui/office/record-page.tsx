import type { ComponentProps } from 'react';
import { useEditFocus } from '../../lib/forms/use-edit-focus.ts';
import type { RecordForm as Form } from '../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from './controls/button.tsx';
import { ButtonTo } from './controls/button-to.tsx';
import { type Danger, DangerZone } from './danger-zone.tsx';
import { EditBar } from './edit-bar.tsx';
import { OfficePage } from './office-page.tsx';
import { RecordForm } from './record-form.tsx';
import { type Parent, type RecordKind, useParent } from './record-kind.ts';
import { SaveProblems } from './save-problems.tsx';

type RecordPageProps = Omit<
  ComponentProps<typeof OfficePage>,
  'title' | 'crumbs' | 'isBarSticky'
> & {
  form: Form;
  parent: RecordKind | Parent;
  /** The last crumb, and the title if there is no other. */
  name: string;
  title?: string;
  /** By default Edit. */
  edit?: string;
  mayEdit?: boolean;
  /** Deleting, which is offered while nothing is being edited. */
  danger?: Danger | false | undefined;
  /** Updates the list before it is shown, after a save found that the record is gone. */
  refresh?: () => unknown;
};

/** The page of one record, shown first and then edited in place. */
export function RecordPage(props: RecordPageProps) {
  const {
    form,
    parent,
    name,
    title = name,
    edit,
    mayEdit = true,
    danger,
    refresh,
    ...page
  } = props;
  const { actions, children } = page;
  const { parts } = useOfficeWords();
  const { crumbs, back } = useParent(parent);
  const { isEditing } = form;
  useEditFocus(form.ref, isEditing);
  const begin = mayEdit && (
    <Button look="ink" onClick={form.begin}>
      {edit ?? parts.edit}
    </Button>
  );
  const view = (actions || begin) && (
    <>
      {actions}
      {begin}
    </>
  );
  return (
    <RecordForm form={form}>
      <OfficePage
        {...page}
        title={title}
        isBarSticky={isEditing}
        crumbs={[...crumbs, { label: name }]}
        actions={isEditing ? <EditBar form={form} /> : view}
      >
        {children}
        {!isEditing && danger && <DangerZone {...danger} />}
        <SaveProblems
          form={form}
          whenGone={
            <ButtonTo to={back.href} onClick={() => void refresh?.()}>
              {back.label}
            </ButtonTo>
          }
        />
      </OfficePage>
    </RecordForm>
  );
}
