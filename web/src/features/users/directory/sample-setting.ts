import type { UserSetting } from '@vse/domain/records/users';

/** For tests. */
export const setting = (part: Partial<UserSetting> = {}): UserSetting => ({
  id: 'u1',
  email: 'Ana@Example.com',
  firstName: 'Ana',
  lastName: 'Silva',
  provider: 'p1',
  joined: '2026-01-02T03:04:05.000Z',
  role: 'Salesperson',
  activeDirectoryMemberId: 'm1',
  logo: '',
  language: 'en',
  roleState: 'applied',
  roleReason: '',
  mail: null,
  ...part,
});
