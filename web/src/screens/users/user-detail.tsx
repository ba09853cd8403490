import type { Session } from '@vse/domain/users';
import { type FormEvent, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { screenHref } from '../../lib/screen-href.ts';
import { useSettings } from '../../lib/session.ts';
import { useEdit } from '../../lib/use-edit.ts';
import { useEditFocus } from '../../lib/use-edit-focus.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useProviders } from '../../lib/use-providers.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { LeaveModal } from '../../ui/leave-modal.tsx';
import { OfficePage } from '../../ui/office-page.tsx';
import { DeleteUser } from './delete-user.tsx';
import { LogoCard } from './logo-card.tsx';
import type { Person } from './merge-people.ts';
import { RoleMark } from './role-mark.tsx';
import { SaveProblems } from './save-problems.tsx';
import { useSaveUser } from './use-save-user.ts';
import { DangerZone, UserActions } from './user-actions.tsx';
import { draftOf } from './user-draft.ts';
import { EditButtons } from './user-edit-buttons.tsx';
import { UserFields } from './user-fields.tsx';
import styles from './user-form.module.css';
import { UserMail } from './user-mail.tsx';
import { isCompanyEmail, offeredRoles, rulesFor, shownRoles } from './user-rules.ts';
import { UserStanding } from './user-standing.tsx';
import { UserSteps } from './user-steps.tsx';

type UserDetailProps = { session: Session; person: Person };

/** One user: seen first, then edited. What is typed stays until it is saved or given up. */
export function UserDetail({ session, person }: UserDetailProps) {
  const { users, parts } = useOfficeWords();
  const edit = useEdit(draftOf(person));
  const saving = useSaveUser(person, edit);
  const providers = useProviders();
  // What was typed about somebody who is gone cannot be saved any more.
  const guard = useLeaveGuard(edit.isDirty && !saving.isBusy && !saving.problems.isGone);
  const companyDomain = useSettings().data?.companyDomain ?? '';
  const rules = rulesFor(session, person);
  const [isDeleting, setDeleting] = useState(false);
  const askToDelete = () => setDeleting(true);
  const { isEditing, draft, change } = edit;
  const form = useEditFocus<HTMLFormElement>(isEditing, `.${styles.first} button`);
  const provider = providers.nameOf(draft.provider);
  const hasLogos = provider !== '' || (draft.provider !== '' && !providers.isRead);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEditing) void saving.save();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <OfficePage
        title={isEditing ? users.editBar : person.name}
        isBarSticky={isEditing}
        beside={isEditing ? person.name : <RoleMark person={person} />}
        crumbs={[
          { label: parts.dashboard, href: screenHref('dashboard') },
          { label: users.title, href: paths.users.getHref() },
          { label: person.name },
        ]}
        actions={isEditing && <EditButtons edit={edit} isBusy={saving.isBusy} />}
      >
        <UserSteps name={person.name} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <UserFields
              draft={draft}
              errors={saving.errors}
              onChange={change}
              roles={isEditing ? offeredRoles(session.kind) : shownRoles}
              locked={{
                all: !isEditing,
                ...(session.kind === 'Admin' ? {} : { provider: users.ownProviderOnly }),
                ...(rules.isSelf
                  ? {
                      email: users.ownEmailLocked,
                      provider: users.ownRoleLocked,
                      role: users.ownRoleLocked,
                    }
                  : {}),
                ...(person.settings && isCompanyEmail(person.email, companyDomain)
                  ? { email: users.emailLocked }
                  : {}),
              }}
            />
            {!isEditing && <UserStanding person={person} />}
            {!isEditing && person.settings && (
              <UserMail settings={person.settings} mayResend={rules.mayEdit} />
            )}
          </div>
          <div className={styles.column}>
            {!isEditing && (
              <div className={styles.first}>
                <UserActions rules={rules} onEdit={edit.begin} onDelete={askToDelete} />
              </div>
            )}
            {hasLogos && (
              <LogoCard
                provider={provider}
                logo={draft.logo}
                disabled={!isEditing || !provider}
                onChange={(logo) => change({ logo })}
              />
            )}
            {!isEditing && rules.mayDelete && <DangerZone onDelete={askToDelete} />}
          </div>
        </div>
        {isDeleting && <DeleteUser person={person} onClose={() => setDeleting(false)} />}
        <SaveProblems saving={saving} />
        <LeaveModal guard={guard} />
      </OfficePage>
    </form>
  );
}
