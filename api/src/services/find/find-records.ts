import { FoundInvite, FoundResult, MOST_FOUND } from '@vse/domain/records/found';
import type * as z from 'zod';
import type { Condition } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { readOrLog } from '../readable.ts';

type Found<Item> = { items: Item[]; hasMore: boolean };
const newest = (field: string) => ({
  orderBy: { field, direction: 'descending' } as const,
  limit: MOST_FOUND,
});

/** The newest invites that match. Leaves out those that cannot be read. */
export async function foundInvites(
  { records }: Needs<'records'>,
  where: Condition[],
): Promise<Found<z.output<typeof FoundInvite>>> {
  const { items: docs, after } = await records.invites.page({
    where,
    ...newest('inviteDate'),
    fields: [
      'name',
      'email',
      'salesperson',
      'inviteDate',
      'responseDate',
      'expiresDate',
      'revokedDate',
    ],
  });
  const items = await readOrLog('invites', docs, ({ doc }) => FoundInvite.parse(doc));
  return { items, hasMore: after !== undefined };
}

/** The newest results that match. Leaves out those that cannot be read. */
export async function foundResults(
  { records }: Needs<'records'>,
  where: Condition[],
): Promise<Found<z.output<typeof FoundResult>>> {
  const { items: docs, after } = await records.quizResults.page({
    where,
    ...newest('quizStartDate'),
    fields: ['invite', 'project', 'quizStartDate', 'quizCompleteDate'],
  });
  const items = await readOrLog('quizResults', docs, ({ doc }) =>
    FoundResult.parse({
      ...doc,
      name: doc.project.name ?? doc.invite.name,
      email: doc.invite.email ?? '',
    }),
  );
  return { items, hasMore: after !== undefined };
}
