import type { OfficeWords } from '../words.ts';
import { invites } from './invites.ts';
import { office } from './office.ts';
import { parts } from './parts.ts';
import { signIn } from './sign-in.ts';
import { styleGuide } from './style-guide.ts';
import { users } from './users.ts';

export const officeWords: OfficeWords = { ...office, parts, users, invites, ...signIn, styleGuide };
