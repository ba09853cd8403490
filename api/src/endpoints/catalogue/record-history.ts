import * as contracts from '@vse/domain/records/record-history';
import { endpoint } from '../../http/endpoint.ts';
import { storedDate } from '../../http/page.ts';
import { recordHistory, recordState } from '../../services/history/record-history.ts';

export const getRecordHistoryEndpoint = endpoint(
  contracts.getRecordHistory,
  ({ input: { kind, id, before }, context }) =>
    recordHistory(context, kind, id, before && storedDate(before)),
);

export const getRecordStateEndpoint = endpoint(
  contracts.getRecordState,
  ({ input: { kind, id, date }, context }) => recordState(context, kind, id, storedDate(date)),
);
