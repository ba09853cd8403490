import { permissions } from '@vse/domain/access/permissions';
import type { Session } from '@vse/domain/records/users';
import { nameKey } from '@vse/domain/rules/keys';
import { may } from '../../lib/auth/may.ts';
import { useSettings } from '../../lib/auth/session.ts';
import { useProviders } from '../../lib/records/use-providers.ts';

/** The provider and salesperson that an invite is sent for. */
export type Sender = { provider: string; salesperson: string };

/**
 * The default sender (specification, text 1 section 6): the company's own provider for an Admin, otherwise the person's
 * provider, and the person's own e-mail. Updates while data loads.
 */
export function useSender(session: Session): Sender {
  const { items: providers } = useProviders();
  const { companyProvider = '' } = useSettings().data ?? {};
  const company = may(session, permissions.invites.write, 'all')
    ? providers.find(({ name }) => nameKey(name) === nameKey(companyProvider))
    : undefined;
  return { provider: company?.id ?? session.provider?.id ?? '', salesperson: session.email };
}
