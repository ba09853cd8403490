import type { QuizResult } from '@vse/domain/records/quiz-results';
import type { QuizResultDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';

/** The names of a result's salesperson and provider as they are now, and when its invite was sent. */
export async function ownerNames(
  { records, providerNames, userNames }: Needs<'records' | 'providerNames' | 'userNames'>,
  { salespersonId, provider, inviteId }: QuizResultDoc,
): Promise<NonNullable<QuizResult['owner']>> {
  const [names, named, invite] = await Promise.all([
    userNames.of(records.userSettings, salespersonId ? [salespersonId] : []),
    providerNames.of(records.providers, provider),
    inviteId ? records.invites.read(inviteId) : undefined,
  ]);
  return {
    salesperson: names.get(salespersonId) ?? '',
    provider: named?.name ?? '',
    inviteDate: invite?.doc.inviteDate ?? null,
  };
}
