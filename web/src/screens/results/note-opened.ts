import { openOneSheet } from '@vse/domain/contract/later-calls';
import { call } from '../../lib/api/call.ts';
import { staffToken, tokenFor } from '../../lib/auth/tokens.ts';

const noted = new Set<string>();

/** Notes that a reader opened a one-sheet, once on this page. The reader waits for nothing, and a failure loses a count. */
export async function noteOpened(id: string, fragrance: string): Promise<void> {
  const which = `${id} ${fragrance}`;
  if (staffToken.get() !== null || noted.has(which)) return;
  noted.add(which);
  await call(openOneSheet, { id, fragrance }, { token: tokenFor(id), keepalive: true });
}
