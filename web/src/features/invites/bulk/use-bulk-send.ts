import { createInvites } from '@vse/domain/contract/calls';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { staffCall } from '../../../lib/api/staff.ts';
import { errorMessages, issueMessage } from '../../../lib/forms/errors.ts';
import type { Row } from '../../../lib/people-list/check-rows.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { Sender } from '../use-sender.ts';

/** Small enough to finish well within the client's timeout, and to show progress. */
const CHUNK = 20;

export type Failed = Row & { reasons: readonly string[] };
type Sent = { failed: readonly Failed[]; error?: unknown };

/** Whether the API refused the sender, which fails every row. */
export const isAboutSender = (error: unknown) =>
  error instanceof ApiError &&
  error.issues.some(({ field }) => field === 'provider' || field === 'salesperson');

/**
 * Sends many invites in chunks. Every attempt for one list has the same request id, and the API creates one invite per
 * e-mail, so that a retry sends only what is missing, even after corrections.
 */
export function useBulkSend() {
  const words = useWords();
  const requestId = useRef(crypto.randomUUID());
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  async function sendChunk(rows: readonly Row[], sender: Sender): Promise<Sent> {
    try {
      const { items } = await staffCall(createInvites, {
        rows: rows.map(({ name, email }) => ({ name, email })),
        ...sender,
        requestId: requestId.current,
        // Rows with an open invite are left out until a person includes them, so the rest are intended.
        isRepeated: true,
      });
      const failed = rows.flatMap((row, index) => {
        const reasons = items[index]?.issues.map((issue) => issueMessage(issue, words)) ?? [];
        return items[index]?.id ? [] : [{ ...row, reasons }];
      });
      return { failed };
    } catch (error) {
      return { failed: failedFor(rows, error), error };
    }
  }

  const failedFor = (rows: readonly Row[], error: unknown) =>
    rows.map((row) => ({ ...row, reasons: errorMessages(error, words) }));

  /** Sends the rows. A refused sender stops the rest. Never rejects. */
  async function send(rows: readonly Row[], sender: Sender): Promise<Sent> {
    const failed: Failed[] = [];
    for (let at = 0; at < rows.length; at += CHUNK) {
      setProgress({ done: at, total: rows.length });
      const chunk = await sendChunk(rows.slice(at, at + CHUNK), sender);
      failed.push(...chunk.failed);
      if (!isAboutSender(chunk.error)) continue;
      failed.push(...failedFor(rows.slice(at + CHUNK), chunk.error));
      setProgress(undefined);
      return { failed, error: chunk.error };
    }
    setProgress(undefined);
    return { failed };
  }

  return { send, /** While it is being sent. */ progress };
}
