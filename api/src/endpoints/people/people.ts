import * as contracts from '@vse/domain/records/people';
import { emailKey } from '@vse/domain/rules/keys';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { erasePerson } from '../../jobs/erasure.ts';
import { Problem } from '../../problem.ts';
import { exportPerson, keptOf } from '../../services/people/kept.ts';
import { findPeople } from '../../services/people/person.ts';

/** Shorter than a request may take, so that the screen hears how far it is. */
const ERASING_MS = 6000;

export const findPeopleEndpoint = endpoint(contracts.findPeople, ({ input, context }) =>
  findPeople(context, input.text),
);

export const getPersonEndpoint = endpoint(contracts.getPerson, ({ input, context }) =>
  keptOf(context, input.address, input),
);

export const exportPersonEndpoint = endpoint(
  contracts.exportPerson,
  ({ input, context, noteFacts }) => {
    // Whose records they are must not stand in the log.
    noteFacts({ record: null, detail: 'person' });
    return exportPerson(context, input.address);
  },
);

export const erasePersonEndpoint = endpoint(
  contracts.erasePerson,
  async ({ input: { address, results, erasure: id }, caller, context }) => {
    const { email, userId } = staffOf(caller);
    if (emailKey(address) === email) throw new Problem(409, 'OWN_DATA');
    const by = userId ?? '';
    return erasePerson(context, address, results, { id, by, withinMs: ERASING_MS });
  },
);
