import { erasePerson, exportPerson, findPeople, getPerson } from '@vse/domain/records/people';
import { emailKey } from '@vse/domain/rules/keys';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../problem.ts';

/** Shorter than a request may take, so that the screen hears how far it is. */
const ERASING_MS = 6000;

export const peopleEndpoints = {
  vseFindPeople: endpoint(findPeople, ({ input, services }) => services.people.find(input.text)),
  vseGetPerson: endpoint(getPerson, ({ input, services }) =>
    services.people.kept(input.address, input),
  ),
  vseExportPerson: endpoint(exportPerson, ({ input, services, noteFacts }) => {
    // Whose records they are must not stand in the log.
    noteFacts({ record: null, detail: 'person' });
    return services.people.export(input.address);
  }),
  vseErasePerson: endpoint(erasePerson, async ({ input, caller, services }) => {
    const { email, userId } = staffOf(caller);
    if (emailKey(input.address) === email) throw new Problem(409, 'OWN_DATA');
    const { address, results, erasure: id } = input;
    const { erasePerson: erase } = await import('../../jobs/erasure.ts');
    return erase(services.context, address, results, {
      id,
      by: userId ?? '',
      withinMs: ERASING_MS,
    });
  }),
};
