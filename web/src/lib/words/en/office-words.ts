import { invites } from './invites.ts';
import { office } from './office.ts';
import { parts } from './parts.ts';
import { signIn } from './sign-in.ts';
import { styleGuide } from './style-guide.ts';
import { users } from './users.ts';

/** The words of staff: loaded with their screens. */
export const officeWords = { ...office, parts, users, invites, ...signIn, styleGuide };
