import type { Access } from '@vse/domain/access/permissions';
import type { Session } from '@vse/domain/records/users';
import type { ComponentType, ReactNode } from 'react';
import { may } from '../../lib/auth/may.ts';
import { useSession } from '../../lib/auth/session.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { OfficeSkeleton } from '../feedback/office-skeleton.tsx';
import { BackPage } from '../kit/back-page.tsx';
import { OfficeFailure } from '../kit/office-failure.tsx';
import { SignInPage } from '../kit/sign-in-page.tsx';
import { NoAccess } from './no-access.tsx';
import { WithoutProvider } from './without-provider.tsx';

type StaffOnlyProps = {
  /** The permission that the screen's main call asks for. */
  access: Access;
  children: (session: Session) => ReactNode;
};

/** A screen for those who have a permission; others see a message. Only hides: the API refuses. */
export function StaffOnly({ access, children }: StaffOnlyProps) {
  const { parts } = useOfficeWords();
  const state = useSession();
  if (state.status === 'failed') return <OfficeFailure error={state.error} onRetry={state.retry} />;
  if (state.status === 'signedOut') return <SignInPage />;
  if (state.status !== 'signedIn') return <OfficeSkeleton />;
  if (!state.session.hasAccess) return <NoAccess />;
  const { session } = state;
  if (may(session, access)) {
    const isByProvider = may(session, access, 'ownProvider') && !may(session, access, 'all');
    return isByProvider && session.provider === null ? <WithoutProvider /> : children(session);
  }
  const toStart = { label: parts.toStart, href: paths.start.getHref() };
  return <BackPage title={parts.denied} text={parts.deniedText} back={toStart} />;
}

/** A screen in `StaffOnly`, with the session. */
export const staffScreen = (access: Access, Screen: ComponentType<{ session: Session }>) => () => (
  <StaffOnly access={access}>{(session) => <Screen session={session} />}</StaffOnly>
);
