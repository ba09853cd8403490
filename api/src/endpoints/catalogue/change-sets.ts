import * as contracts from '@vse/domain/records/change-sets';
import { newIdFor, staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery } from '../../http/page.ts';

export const changeSetEndpoints = [
  endpoint(contracts.createChangeSet, (call) =>
    call.services.changeSets.create(newIdFor(call), call.input, staffOf(call.caller)),
  ),
  endpoint(contracts.undoChangeSet, async (call) => {
    const undo = await call.services.changeSets.undo(
      newIdFor(call),
      call.input.id,
      staffOf(call.caller),
    );
    call.noteFacts({ record: undo.id });
    return undo;
  }),
  endpoint(contracts.getChangeSet, ({ input, services }) => services.changeSets.get(input.id)),
  endpoint(contracts.listChangeSets, ({ input, services }) =>
    services.changeSets.page(pageQuery(input)),
  ),
];
