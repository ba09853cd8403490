import type { Scope } from '@vse/domain/access/permissions';
import type { Parsed } from '@vse/domain/contract/contract';
import { getInsight } from '@vse/domain/records/insight';
import { SOURCES } from '@vse/domain/rules/insight-names';
import { periodBefore, periodOf } from '@vse/domain/rules/insight-periods';
import { staffOf } from '../../http/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../problem.ts';
import type { Staff } from '../../services/access/identify-caller.ts';
import { insightOf } from '../../services/insight/insight-view.ts';

export const getInsightEndpoint = endpoint(
  getInsight,
  async ({ input, caller, scope, context }) => {
    const { from, to, timeZone, by, source, version, part } = input;
    const staff = staffOf(caller);
    const now = periodOf(from, to, timeZone);
    const cases = casesOf(scope, staff, input);
    return insightOf(context, {
      isWhole: part === undefined,
      scope: cases,
      inventory: cases.provider ?? (scope === 'own' ? staff.provider?.id : undefined),
      sources: source ? [source] : SOURCES,
      periods: { now, before: periodBefore(now, timeZone) },
      by,
      version,
    });
  },
);

/**
 * Whose cases the caller sees with these filters. Throws Problem 403 for those of others, as the lists do for a Manager
 * without a provider and for people without settings.
 */
function casesOf(
  scope: Scope,
  { provider: own, userId }: Staff,
  { provider, salesperson }: Pick<Parsed<typeof getInsight>, 'provider' | 'salesperson'>,
) {
  if (scope === 'all') return { provider, salesperson };
  if (scope === 'own') {
    if (userId === null || (salesperson ?? userId) !== userId) throw notAllowed();
    return { provider, salesperson: userId };
  }
  if (!own || (provider ?? own.id) !== own.id) throw notAllowed();
  return { provider: own.id, salesperson };
}
