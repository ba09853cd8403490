import type * as calls from '@vse/domain/contract/calls';

/** A multiple of the 45 results after which the samples of the history repeat: any history ends with the same mixture. */
const STRIDE = 180;

/** The lists whose pages are compared: each grows with the history. */
export type PagedList =
  | typeof calls.listQuizResults
  | typeof calls.listInvites
  | typeof calls.listAudit;

type Around = { nextPage?: string | undefined; previousPage?: string | undefined };
type Read = (input: { page?: string; limit?: number }) => Promise<Around>;

/**
 * The token of the last page that is as long as the first one: the one before the page where the list ends, to which
 * large pages lead. Throws for a list of one page.
 */
export async function lastFullPage(read: Read): Promise<string> {
  let around = await read({ limit: STRIDE });
  while (around.nextPage !== undefined)
    around = await read({ page: around.nextPage, limit: STRIDE });
  if (around.previousPage === undefined) throw new Error('The list has one page');
  return around.previousPage;
}
