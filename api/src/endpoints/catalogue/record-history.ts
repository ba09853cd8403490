import * as contracts from '@vse/domain/records/record-history';
import { endpoint } from '../../http/endpoint.ts';
import { storedDate } from '../../http/page.ts';

export const recordHistoryEndpoints = [
  endpoint(contracts.getRecordHistory, ({ input: { kind, id, before }, services }) =>
    services.history.of(kind, id, before && storedDate(before)),
  ),
  endpoint(contracts.getRecordState, ({ input: { kind, id, date }, services }) =>
    services.history.stateOf(kind, id, storedDate(date)),
  ),
];
