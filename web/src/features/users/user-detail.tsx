import type { Session } from '@vse/domain/records/users';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { useProviders } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Initials } from '../../ui/kit/initials.tsx';
import { RecordPage } from '../../ui/kit/record-page.tsx';
import type { Person } from './directory/merge-people.ts';
import { RoleMark } from './directory/role-mark.tsx';
import type { People } from './directory/use-people.ts';
import { UserSteps } from './directory/user-steps.tsx';
import { userKind } from './feature.ts';
import { useLockedFields } from './rights/use-locked-fields.ts';
import { UserActions } from './rights/user-actions.tsx';
import { rulesFor } from './rights/user-rules.ts';
import { useEditUser } from './use-user-form.ts';
import { UserFacts } from './user-facts.tsx';
import { UserFields } from './user-fields.tsx';
import styles from './user-form.module.css';
import { UserView } from './user-view.tsx';

const DeleteUser = lazyIn(async () => (await import('./delete-user.tsx')).DeleteUser);

type UserDetailProps = { session: Session; person: Person; people: People };

/** One user, shown first and then edited. */
export function UserDetail({ session, person, people }: UserDetailProps) {
  const { users } = useOfficeWords();
  const form = useEditUser(person, people);
  const { nameOf } = useProviders();
  const locked = useLockedFields(session, person);
  const rules = rulesFor(session, person);
  const deletion = (close: () => void) => (
    <DeleteUser person={person} people={people} onClose={close} />
  );
  return (
    <RecordPage
      form={form}
      parent={userKind}
      name={person.name}
      picture={<Initials name={person.name} isLarge />}
      titleNote={<RoleMark person={person} />}
      // A space until the name is loaded, so that the layout does not move.
      beneath={nameOf(person.settings?.provider ?? '') || '\u00a0'}
      editing={{ title: users.editBar, titleNote: person.name }}
      mayEdit={rules.mayEdit}
      refresh={people.refresh}
      danger={rules.mayDelete && { text: users.dangerText, modal: deletion }}
    >
      <UserSteps name={person.name} />
      {form.isEditing ? (
        <UserFields form={form} kind={session.kind} locked={locked} />
      ) : (
        <div className={styles.columns}>
          <UserView person={person} form={form} />
          <div className={styles.column}>
            <UserFacts person={person} people={people} mayResend={rules.mayEdit} />
            <UserActions rules={rules} userId={person.id} onEdit={form.begin} deletion={deletion} />
          </div>
        </div>
      )}
    </RecordPage>
  );
}
