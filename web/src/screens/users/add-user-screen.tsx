import type { Session } from '@vse/domain/users';
import { COULD_NOT_ADD_USER, NO_ROLE } from '@vse/domain/users';
import { type FormEvent, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { screenHref } from '../../lib/screen-href.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useProviders } from '../../lib/use-providers.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonTo } from '../../ui/button-to.tsx';
import { ErrorModal } from '../../ui/error-modal.tsx';
import { LeaveModal } from '../../ui/leave-modal.tsx';
import { OfficePage } from '../../ui/office-page.tsx';
import { StaffOnly } from '../../ui/staff-only.tsx';
import { LogoCard } from './logo-card.tsx';
import { useAddUser } from './use-add-user.ts';
import { usePeople } from './use-people.ts';
import { newDraft, type UserDraft } from './user-draft.ts';
import { UserFields } from './user-fields.tsx';
import styles from './user-form.module.css';
import { offeredRoles } from './user-rules.ts';

export function AddUserScreen() {
  return (
    <StaffOnly roles={['Admin', 'Manager']}>{(session) => <AddUser session={session} />}</StaffOnly>
  );
}

function AddUser({ session }: { session: Session }) {
  const { users, parts } = useOfficeWords();
  const isAdmin = session.kind === 'Admin';
  const ownProvider = session.provider?.id ?? '';
  const [draft, setDraft] = useState<UserDraft>(() =>
    newDraft(isAdmin ? '' : ownProvider, isAdmin ? NO_ROLE : 'Salesperson'),
  );
  const [isTouched, setTouched] = useState(false);
  const providers = useProviders();
  const { people } = usePeople(session);
  const { add, isBusy, problems, errorsIn, forget } = useAddUser(people ?? []);
  const guard = useLeaveGuard(isTouched && !isBusy);
  const change = (part: Partial<UserDraft>) => {
    setDraft({ ...draft, ...part });
    setTouched(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(draft);
  };
  return (
    <form noValidate onSubmit={submit}>
      <OfficePage
        title={users.add}
        isBarSticky
        crumbs={[
          { label: parts.dashboard, href: screenHref('dashboard') },
          { label: users.title, href: paths.users.getHref() },
          { label: users.add },
        ]}
        actions={
          <>
            <ButtonTo to={`${paths.users.getHref()}/`}>{parts.cancel}</ButtonTo>
            <Button type="submit" look="ink" aria-disabled={isBusy}>
              {isBusy ? users.adding : users.add}
            </Button>
          </>
        }
      >
        <div className={styles.columns}>
          <UserFields
            draft={draft}
            errors={errorsIn(draft)}
            onChange={change}
            roles={offeredRoles(session.kind)}
            locked={isAdmin ? {} : { provider: users.ownProviderOnly }}
          />
          {providers.nameOf(draft.provider) && (
            <LogoCard
              provider={providers.nameOf(draft.provider)}
              logo={draft.logo}
              onChange={(logo) => change({ logo })}
            />
          )}
        </div>
        {problems.length > 0 && (
          <ErrorModal title={users.errorAdding} messages={problems} onClose={forget}>
            {problems.includes(COULD_NOT_ADD_USER) && (
              <Button onClick={() => void add(draft)}>{users.tryAgain}</Button>
            )}
          </ErrorModal>
        )}
        <LeaveModal guard={guard} />
      </OfficePage>
    </form>
  );
}
