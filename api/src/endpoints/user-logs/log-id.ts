import type { Staff } from '../../services/access/identify-caller.ts';

/** What the user log calls a person: by their settings, without any by the directory's id. */
export const logIdOf = ({ userId, memberId, kind }: Staff): string =>
  // A demo account of an empty installation has neither.
  userId ?? memberId ?? `demo-${kind}`;
