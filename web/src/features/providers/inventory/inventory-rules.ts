import { permissions } from '@vse/domain/access/permissions';
import type { Session } from '@vse/domain/records/users';
import { may } from '../../../lib/auth/may.ts';

type Caller = Pick<Session, 'kind' | 'provider'>;

/** Text 2 section 6: only Managers and Admins see Edit. */
export const mayEditInventory = (caller: Caller): boolean =>
  may(caller, permissions.catalogue.write);

/** A Salesperson may read only the inventory of their own provider. */
export const mayReadInventory = (caller: Caller, providerId: string): boolean =>
  mayEditInventory(caller) || caller.provider?.id === providerId;
