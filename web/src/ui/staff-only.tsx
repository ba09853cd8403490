import type { Role } from '@vse/domain/permissions';
import type { Session } from '@vse/domain/users';
import type { ReactNode } from 'react';
import { paths } from '../lib/paths.ts';
import { openSignIn, useSession } from '../lib/session.ts';
import { useOfficeWords, useWords } from '../lib/words/words.ts';
import { Button } from './button.tsx';
import { ButtonTo } from './button-to.tsx';
import { FailurePage } from './failure-page.tsx';
import { MessagePage } from './message-page.tsx';
import { OfficeSkeleton } from './office-skeleton.tsx';

type StaffOnlyProps = { roles: readonly Role[]; children: (session: Session) => ReactNode };

/** A screen for some roles: others are told so. It only hides; what is refused, the API refuses. */
export function StaffOnly({ roles, children }: StaffOnlyProps) {
  const { header } = useWords();
  const { parts } = useOfficeWords();
  const state = useSession();
  if (state.status === 'failed') return <FailurePage error={state.error} onRetry={state.retry} />;
  if (state.status === 'signedOut')
    return (
      <MessagePage title={parts.signedOut} text={parts.signedOutText}>
        <Button look="amber" onClick={openSignIn}>
          {header.signIn}
        </Button>
      </MessagePage>
    );
  if (state.status !== 'signedIn') return <OfficeSkeleton />;
  if (roles.includes(state.session.kind)) return children(state.session);
  return (
    <MessagePage title={parts.denied} text={parts.deniedText}>
      <ButtonTo look="ink" to={paths.start.getHref()}>
        {parts.toStart}
      </ButtonTo>
    </MessagePage>
  );
}
