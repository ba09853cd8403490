import { permissions } from '@vse/domain/access/permissions';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { Dashboard } from './dashboard.tsx';

export const DashboardScreen = () => (
  <StaffOnly access={permissions.session.read}>
    {(session) => <Dashboard session={session} />}
  </StaffOnly>
);
