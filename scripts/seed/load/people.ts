import type { Staff } from '../../../api/src/services/access/identify-caller.ts';
import type { Context } from '../../../api/src/services/context.ts';
import { addSettings } from '../../../api/src/services/users/let-in-user.ts';
import { logSignIn } from '../../../api/src/services/users/user-history.ts';
import { oidOf } from '../../local/entra/people.ts';
import { staff } from '../catalogue/people.ts';
import { providers } from '../catalogue/providers.ts';
import { known, type LoadedCatalogue, type Say } from './catalogue.ts';
import type { At } from './past.ts';

const JOINED_DAYS_AGO = 400;
const DAYS_BETWEEN = 23;
const SIGN_INS = [61, 33, 12, 3];

/** Loads the sample staff, and returns them by e-mail as callers of the services. */
export async function loadPeople(
  context: Context,
  { providerIds }: LoadedCatalogue,
  at: At,
  say: Say,
): Promise<Map<string, Staff>> {
  say(`${staff.length} members of staff`);
  const loaded: Staff[] = [];
  // In sequence, because each person joined and signed in on different days and there is one clock.
  for (const [index, { email, firstName, lastName, role, providerSlug }] of staff.entries()) {
    const provider = known(providerIds, providerSlug);
    const fields = {
      email,
      firstName,
      lastName,
      role,
      provider,
      activeDirectoryMemberId: oidOf(email),
      logo: '',
    };
    const id = context.ids.derived('sample', 'user', email);
    const userId = await at(JOINED_DAYS_AGO - index * DAYS_BETWEEN, () =>
      addSettings(context, id, fields),
    );
    for (const daysAgo of SIGN_INS)
      await at(daysAgo + index * 0.37, () =>
        logSignIn(
          context,
          userId,
          provider,
          context.ids.derived('sample', 'log', email, `${daysAgo}`),
        ),
      );
    const providerName = providers.find(({ slug }) => slug === providerSlug)?.name ?? '';
    loaded.push({
      kind: role,
      email,
      name: `${firstName} ${lastName}`,
      userId,
      provider: { id: provider, name: providerName },
      language: 'en',
      logo: '',
      settings: null,
    });
  }
  return new Map(loaded.map((person) => [person.email, person]));
}
