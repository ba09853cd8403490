import type { Session } from '@vse/domain/records/users';
import { useState } from 'react';
import { useSettings } from '../../lib/auth/session.ts';
import { useEditFocus } from '../../lib/forms/use-edit-focus.ts';
import { paths } from '../../lib/paths.ts';
import { useProviders } from '../../lib/use-providers.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/office/controls/button.tsx';
import { ButtonTo } from '../../ui/office/controls/button-to.tsx';
import { DangerZone } from '../../ui/office/danger-zone.tsx';
import { EditBar } from '../../ui/office/edit-bar.tsx';
import { Initials } from '../../ui/office/initials.tsx';
import { OfficePage } from '../../ui/office/office-page.tsx';
import { RecordForm } from '../../ui/office/record-form.tsx';
import { SaveProblems } from '../../ui/office/save-problems.tsx';
import { DeleteUser } from './delete-user.tsx';
import type { Person } from './merge-people.ts';
import type { usePeople } from './use-people.ts';
import { useEditUser } from './use-user-form.ts';
import { UserActions } from './user-actions.tsx';
import { RoleMark } from './user-columns.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserFields } from './user-fields.tsx';
import styles from './user-form.module.css';
import { lockedFields, rulesFor } from './user-rules.ts';
import { UserSteps } from './user-steps.tsx';

type UserDetailProps = {
  session: Session;
  person: Person;
  people: ReturnType<typeof usePeople>;
};

/** One user, shown first and then edited. */
export function UserDetail({ session, person, people }: UserDetailProps) {
  const { users, parts } = useOfficeWords();
  const form = useEditUser(person, people);
  const { nameOf } = useProviders();
  const companyDomain = useSettings().data?.companyDomain ?? '';
  const rules = rulesFor(session, person);
  const [isDeleting, setDeleting] = useState(false);
  const askToDelete = () => setDeleting(true);
  const { isEditing } = form;
  useEditFocus(form.ref, isEditing, '[data-actions] button');
  return (
    <RecordForm form={form}>
      <OfficePage
        title={isEditing ? users.editBar : person.name}
        isBarSticky={isEditing}
        picture={!isEditing && <Initials name={person.name} isLarge />}
        titleNote={isEditing ? person.name : <RoleMark person={person} />}
        // A space until the name is loaded, so that the layout does not move.
        beneath={!isEditing && (nameOf(person.settings?.provider ?? '') || '\u00a0')}
        crumbs={[
          { label: parts.dashboard, href: paths.dashboard.getHref() },
          { label: users.title, href: paths.users.getHref() },
          { label: person.name },
        ]}
        actions={
          isEditing ? (
            <EditBar form={form} />
          ) : (
            rules.mayEdit && (
              <Button look="ink" onClick={form.begin}>
                {parts.edit}
              </Button>
            )
          )
        }
      >
        <UserSteps name={person.name} />
        <div className={isEditing ? undefined : styles.columns}>
          <UserFields
            form={form}
            kind={session.kind}
            locked={lockedFields(session, person, companyDomain, users)}
          />
          {!isEditing && (
            <div className={styles.column}>
              <UserFacts person={person} mayResend={rules.mayEdit} />
              <UserActions rules={rules} onEdit={form.begin} onDelete={askToDelete} />
            </div>
          )}
        </div>
        {!isEditing && rules.mayDelete && (
          <DangerZone title={users.danger} text={users.dangerText} onDelete={askToDelete} />
        )}
        {isDeleting && (
          <DeleteUser person={person} people={people} onClose={() => setDeleting(false)} />
        )}
        <SaveProblems
          form={form}
          labels={users.fields}
          whenGone={
            <ButtonTo to={paths.users.getHref()} onClick={() => void people.refresh()}>
              {users.toUsers}
            </ButtonTo>
          }
        />
      </OfficePage>
    </RecordForm>
  );
}
