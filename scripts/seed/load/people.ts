import type { Staff } from '../../../api/src/services/callers.ts';
import type { Services } from '../../../api/src/services/services.ts';
import { oidOf } from '../../local/entra/people.ts';
import { staff } from '../catalogue/people.ts';
import { providers } from '../catalogue/providers.ts';
import { known, type LoadedCatalogue, type Say } from './catalogue.ts';
import { inTurns } from './files.ts';

/** The sample's staff by e-mail, as callers of the services. */
export async function loadPeople(
  services: Services,
  { providerIds }: LoadedCatalogue,
  say: Say,
): Promise<Map<string, Staff>> {
  say(`${staff.length} members of staff`);
  const loaded = await inTurns(
    staff,
    async ({ email, firstName, lastName, role, providerSlug }) => {
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
      const userId = await services.users.keep(
        services.ids.derived('sample', 'user', email),
        fields,
      );
      const providerName = providers.find(({ slug }) => slug === providerSlug)?.name ?? '';
      return {
        kind: role,
        email,
        name: `${firstName} ${lastName}`,
        userId,
        provider: { id: provider, name: providerName },
        language: 'en',
        logo: '',
      };
    },
  );
  return new Map(loaded.map((person) => [person.email, person]));
}
