import type { officeWords as english } from '../en/office-words.ts';
import { isolating } from '../isolating.ts';
import { adjectives } from './adjectives.ts';
import { fragrances } from './fragrances.ts';
import { history } from './history.ts';
import { invites } from './invites.ts';
import { office } from './office.ts';
import { officeMessages } from './office-messages.ts';
import { parts } from './parts.ts';
import { providers } from './providers.ts';
import { questions } from './questions.ts';
import { rail } from './rail.ts';
import { signIn } from './sign-in.ts';
import { userLogs } from './user-logs.ts';
import { users } from './users.ts';

export const officeWords: typeof english = isolating({
  ...office,
  parts,
  adjectives,
  fragrances,
  users,
  questions,
  rail,
  invites,
  providers,
  history,
  userLogs,
  ...signIn,
  messages: officeMessages,
});
