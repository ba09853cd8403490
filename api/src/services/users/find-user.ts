import { emailKey } from '@vse/domain/rules/keys';
import { findBy } from '../../store/documents.ts';
import type { Records } from '../../store/typed-containers.ts';

type UserNeeds = { records: Pick<Records, 'userSettings'> };

export const findUserByEmail = ({ records }: UserNeeds, email: string) =>
  findBy(records.userSettings, 'emailKey', emailKey(email));

export const findUserByMemberId = ({ records }: UserNeeds, memberId: string) =>
  findBy(records.userSettings, 'activeDirectoryMemberId', memberId);
