import { ROLES } from '@vse/domain/permissions';
import { StaffOnly } from '../../ui/staff-only.tsx';
import { Dashboard } from './dashboard.tsx';

export const DashboardScreen = () => (
  <StaffOnly roles={ROLES}>{(session) => <Dashboard session={session} />}</StaffOnly>
);
