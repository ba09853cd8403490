import * as contracts from '@vse/domain/records/change-sets';
import { newIdFor, staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery } from '../../http/page.ts';
import { createChangeSet, undoChangeSet } from '../../jobs/change-set.ts';
import { getChangeSet, pageChangeSets } from '../../services/change-sets/change-sets.ts';

export const createChangeSetEndpoint = endpoint(contracts.createChangeSet, (call) =>
  createChangeSet(call.context, newIdFor(call), call.input, staffOf(call.caller)),
);

export const undoChangeSetEndpoint = endpoint(contracts.undoChangeSet, async (call) => {
  const { context, input, caller, noteFacts } = call;
  const undo = await undoChangeSet(context, newIdFor(call), input.id, staffOf(caller));
  noteFacts({ record: undo.id });
  return undo;
});

export const getChangeSetEndpoint = endpoint(contracts.getChangeSet, ({ input, context }) =>
  getChangeSet(context, input.id),
);

export const listChangeSetsEndpoint = endpoint(contracts.listChangeSets, ({ input, context }) =>
  pageChangeSets(context, pageQuery(input)),
);
