import { officeMessages } from '@vse/domain/messages/office';
import { isolating } from '../isolating.ts';
import { adjectives } from './adjectives.ts';
import { fragrances } from './fragrances.ts';
import { history } from './history.ts';
import { invites } from './invites.ts';
import { office } from './office.ts';
import { parts } from './parts.ts';
import { providers } from './providers.ts';
import { questions } from './questions.ts';
import { rail } from './rail.ts';
import { signIn } from './sign-in.ts';
import { userLogs } from './user-logs.ts';
import { users } from './users.ts';

/** With the parameters' places, as every language has them; without their English values as types. */
const messages: Readonly<Record<keyof typeof officeMessages, string>> = officeMessages;

/** The words of staff: loaded with their screens. */
export const officeWords = isolating({
  ...office,
  parts,
  adjectives,
  fragrances,
  users,
  invites,
  providers,
  questions,
  rail,
  history,
  userLogs,
  ...signIn,
  messages,
});
