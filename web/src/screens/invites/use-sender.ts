import type { Provider } from '@vse/domain/providers';
import type { Session } from '@vse/domain/users';
import { useState } from 'react';
import { useSettings } from '../../lib/session.ts';

/** In whose name somebody is invited. */
export type Sender = { provider: string; salesperson: string };

/**
 * Whose side the invite is on (specification, text 1 section 6): the company's own provider for an Admin, else the
 * person's own; the person's own e-mail. Nothing typed yet, the defaults follow what is loaded.
 */
export function useSender({ kind, provider, email }: Session, providers: readonly Provider[]) {
  const companyProvider = useSettings().data?.companyProvider;
  const [chosen, setChosen] = useState<Partial<Sender>>({});
  const own = providers.find(({ name }) => kind === 'Admin' && name === companyProvider);
  const sender: Sender = {
    provider: chosen.provider ?? own?.id ?? provider?.id ?? '',
    salesperson: chosen.salesperson ?? email,
  };
  return { sender, change: (part: Partial<Sender>) => setChosen({ ...chosen, ...part }) };
}
