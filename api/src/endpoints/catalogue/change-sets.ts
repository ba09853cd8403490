import * as contracts from '@vse/domain/records/change-sets';
import { newIdFor, staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery } from '../../http/page.ts';

const changeSetJob = () => import('../../jobs/change-set.ts');

export const changeSetEndpoints = [
  endpoint(contracts.createChangeSet, async (call) => {
    const { createChangeSet } = await changeSetJob();
    const { services, input, caller } = call;
    return createChangeSet(services.context, newIdFor(call), input, staffOf(caller));
  }),
  endpoint(contracts.undoChangeSet, async (call) => {
    const { undoChangeSet } = await changeSetJob();
    const { services, input, caller } = call;
    const undo = await undoChangeSet(services.context, newIdFor(call), input.id, staffOf(caller));
    call.noteFacts({ record: undo.id });
    return undo;
  }),
  endpoint(contracts.getChangeSet, ({ input, services }) => services.changeSets.get(input.id)),
  endpoint(contracts.listChangeSets, ({ input, services }) =>
    services.changeSets.page(pageQuery(input)),
  ),
];
