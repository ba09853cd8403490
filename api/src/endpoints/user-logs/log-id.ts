import type { Staff } from '../../services/access/identify-caller.ts';

/**
 * The id of a person in the user log: that of their settings, or else the directory's. A demo account has neither until
 * it has settings.
 */
export const logIdOf = ({ userId, memberId, kind }: Staff): string =>
  userId ?? memberId ?? `demo-${kind}`;
