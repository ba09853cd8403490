import { exportQuizResults } from '@vse/domain/records/quiz-results';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { within } from '../../http/scope-conditions.ts';
import { pageResults } from '../../services/quiz/find-results.ts';
import { exportedResult } from '../../services/quiz/quiz-result-views.ts';
import { historyPage, historyWhere } from './history-query.ts';

export const exportQuizResultsEndpoint = endpoint(
  exportQuizResults,
  ({ input, caller, scope, context, noteFacts }) => {
    const where = [...within(scope, caller, 'salespersonId'), ...historyWhere(input)];
    // Whatever was asked for, a Manager gets the results of their own provider.
    const provider = scope === 'all' ? input.provider : staffOf(caller).provider?.id;
    noteFacts({ record: provider ?? null, detail: intervalOf(input) });

    return historyPage(
      (conditions, page, order) => pageResults(context, conditions, page, order),
      input,
      where,
      (result) => exportedResult(context, result),
    );
  },
);

const OPEN = '..';
const dayOf = (date: string | undefined) => date?.slice(0, 10) ?? OPEN;

/** The exported time as an ISO 8601-2 interval of days, '' for all. */
const intervalOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from || to ? `${dayOf(from)}/${dayOf(to)}` : '';
