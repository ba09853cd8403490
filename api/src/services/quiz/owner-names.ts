import type { QuizResult } from '@vse/domain/records/quiz-results';
import type { QuizResultDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';

/** The names of a result's salesperson and provider as they are now, and when its invite was sent. */
export async function ownerNames(
  { records, providerNames }: Needs<'records' | 'providerNames'>,
  { salespersonId, provider, inviteId }: QuizResultDoc,
): Promise<NonNullable<QuizResult['owner']>> {
  const [user, named, invite] = await Promise.all([
    salespersonId ? records.userSettings.read(salespersonId) : undefined,
    providerNames.of(records.providers, provider),
    inviteId ? records.invites.read(inviteId) : undefined,
  ]);
  return {
    salesperson: user ? `${user.doc.firstName} ${user.doc.lastName}`.trim() : '',
    provider: named?.name ?? '',
    inviteDate: invite?.doc.inviteDate ?? null,
  };
}
