import { paths } from '../../lib/paths.ts';
import type { Feature } from '../feature.ts';

export const invites: Feature = {
  label: ({ parts }) => parts.jumpTargets.invites,
  icon: 'M3 4.8h14v10.4H3zM3 6l7 5 7-5',
  href: () => paths.invites.getHref(),
  screens: {
    [paths.invites.path]: async () => (await import('./invites-screen.tsx')).InvitesScreen,
  },
  waits: ['failedInviteMails', 'expiringInvites'],
  begin: { label: ({ palette }) => palette.invite, href: `${paths.invites.getHref()}?invite=1` },
};
