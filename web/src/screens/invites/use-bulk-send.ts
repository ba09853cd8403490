import { createInvites } from '@vse/domain/invites';
import { useRef, useState } from 'react';
import { staffCall } from '../../lib/api/staff.ts';
import { problemMessages } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { useWords } from '../../lib/words/words.ts';
import type { PastedRow } from './parse-rows.ts';
import type { Sender } from './use-sender.ts';

/** Few enough that an answer comes well within the client's patience, and that progress is seen. */
const CHUNK = 20;

export type Failed = PastedRow & { reasons: readonly string[] };
export type Outcome = { sent: number; failed: readonly Failed[] };

/**
 * Invites many, some at a time. Every try of one list goes under one request id: the API makes an invite for each
 * e-mail once, so that a retry sends only what is missing.
 */
export function useBulkSend() {
  const words = useWords();
  const requestId = useRef(crypto.randomUUID());
  const { run, isBusy } = useAction();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [outcome, setOutcome] = useState<Outcome>();

  async function sendChunk(rows: readonly PastedRow[], sender: Sender): Promise<Failed[]> {
    try {
      const { items } = await staffCall(createInvites, {
        rows: rows.map(({ name, email }) => ({ name, email })),
        ...sender,
        requestId: requestId.current,
      });
      return rows.flatMap((row, index) => {
        const reasons = items[index]?.errors ?? [];
        return items[index]?.id ? [] : [{ ...row, reasons }];
      });
    } catch (error) {
      const reasons = problemMessages(error, words);
      return rows.map((row) => ({ ...row, reasons }));
    }
  }

  const send = (rows: readonly PastedRow[], sender: Sender) =>
    run(async () => {
      const before = outcome?.sent ?? 0;
      const failed: Failed[] = [];
      setProgress({ done: 0, total: rows.length });
      for (let at = 0; at < rows.length; at += CHUNK) {
        failed.push(...(await sendChunk(rows.slice(at, at + CHUNK), sender)));
        setProgress({ done: Math.min(at + CHUNK, rows.length), total: rows.length });
      }
      setOutcome({ sent: before + rows.length - failed.length, failed });
    });

  return { send, isBusy, progress, outcome };
}
