import { permissions, scopeOf } from '@vse/domain/access/permissions';
import { findRecords } from '@vse/domain/records/found';
import { endpoint } from '../../http/endpoint.ts';
import { foundBy } from '../../http/page.ts';
import { within } from '../../http/scope-conditions.ts';
import { foundInvites, foundResults } from '../../services/find/find-records.ts';

const NONE = { items: [], hasMore: false };

export const findRecordsEndpoint = endpoint(
  findRecords,
  async ({ input, caller, scope, context }) => {
    const matching = foundBy(input.text);
    const ofResults = scopeOf(permissions.quizResults.list, caller.kind);
    const mine = within(scope, caller, 'salespersonId');
    // Text without words, such as a comma, would match every record.
    if (matching.length === 0) return { invites: NONE, quizResults: NONE };
    const [invites, quizResults] = await Promise.all([
      foundInvites(context, [...mine, ...matching]),
      ofResults
        ? foundResults(context, [...within(ofResults, caller, 'salespersonId'), ...matching])
        : NONE,
    ]);
    return { invites, quizResults };
  },
);
