import { paths } from '../../lib/paths.ts';
import type { Feature } from '../feature.ts';

export const audit: Feature = {
  label: ({ dashboard }) => dashboard.auditLog,
  icon: 'M10 2.8 16 5v4.6c0 3.7-2.5 6.4-6 7.6-3.5-1.2-6-3.9-6-7.6V5ZM7.3 9.8l2 2 3.5-3.8',
  href: () => paths.audit.getHref(),
  screens: {
    [paths.audit.path]: async () => (await import('./audit-screen.tsx')).AuditScreen,
  },
};
