import type { Session } from '@vse/domain/records/users';
import { useSettings } from '../../../lib/auth/session.ts';
import { useProviders } from '../../../lib/use-providers.ts';

/** The provider and salesperson that an invite is sent for. */
export type Sender = { provider: string; salesperson: string };

/**
 * The default sender (specification, text 1 section 6): the company's own provider for an Admin, otherwise the person's
 * provider, and the person's own e-mail. Updates while data loads.
 */
export function useSender({ kind, provider, email }: Session): Sender {
  const { items: providers } = useProviders();
  const companyProvider = useSettings().data?.companyProvider;
  const own = providers.find(({ name }) => kind === 'Admin' && name === companyProvider);
  return { provider: own?.id ?? provider?.id ?? '', salesperson: email };
}
