import type { ComponentProps, ReactNode } from 'react';
import { useEditFocus } from '../../lib/forms/use-edit-focus.ts';
import type { RecordForm as Form } from '../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from './controls/button.tsx';
import { ButtonTo } from './controls/button-to.tsx';
import { type Danger, DangerZone } from './danger-zone.tsx';
import { EditBar } from './edit-bar.tsx';
import { OfficePage } from './office-page.tsx';
import { RecordForm } from './record-form.tsx';
import { type Parent, type RecordKind, useParent } from './record-kind.ts';
import { SaveProblems } from './save-problems.tsx';

type Head = Pick<ComponentProps<typeof OfficePage>, 'titleNote' | 'beneath'>;

type RecordPageProps = Omit<
  ComponentProps<typeof OfficePage>,
  'title' | 'crumbs' | 'isBarSticky'
> & {
  form: Form;
  parent: RecordKind | Parent;
  /** The last crumb, and the title if there is no other. */
  name: string;
  title?: string;
  /** What stands at the top instead while the record is edited. */
  editing?: Head & { title: string };
  /** What is not saved, where the form can count it. */
  unsaved?: string | undefined;
  /** By default Edit. */
  edit?: string;
  mayEdit?: boolean;
  /** Beside the title, also while the record is edited. */
  history?: ReactNode;
  /** Deleting, which is offered while nothing is being edited. */
  danger?: Danger | false | undefined;
  /** Updates the list before it is shown, after a save found that the record is gone. */
  refresh?: () => unknown;
};

/** The page of one record, shown first and then edited in place. */
export function RecordPage(props: RecordPageProps) {
  const { form, parent, name, editing, mayEdit = true, danger, actions, history } = props;
  const { title = name, titleNote, beneath, picture } = props;
  const { parts } = useOfficeWords();
  const { crumbs, back } = useParent(parent);
  const { isEditing } = form;
  useEditFocus(form.ref, isEditing);
  const head = (isEditing && editing) || { title, titleNote, beneath, picture };
  const begin = mayEdit && (
    <Button look="ink" onClick={form.begin}>
      {props.edit ?? parts.edit}
    </Button>
  );
  const isBarNeeded = isEditing || history || actions || begin;
  return (
    <RecordForm form={form}>
      <OfficePage
        {...head}
        isBarSticky={isEditing}
        crumbs={[...crumbs, { label: name }]}
        actions={
          isBarNeeded && (
            <>
              {history}
              {isEditing ? (
                <EditBar form={form} unsaved={props.unsaved} />
              ) : (
                <>
                  {actions}
                  {begin}
                </>
              )}
            </>
          )
        }
      >
        {props.children}
        {!isEditing && danger && <DangerZone {...danger} />}
        <SaveProblems
          form={form}
          whenGone={
            <ButtonTo to={back.href} onClick={() => void props.refresh?.()}>
              {back.label}
            </ButtonTo>
          }
        />
      </OfficePage>
    </RecordForm>
  );
}
