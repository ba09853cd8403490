import { createInvites } from '@vse/domain/invites';
import { useRef, useState } from 'react';
import { staffCall } from '../../lib/api/staff.ts';
import { fieldErrors } from '../../lib/issues.ts';
import { problemMessages } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { useWords } from '../../lib/words/words.ts';
import type { Row } from './check-rows.ts';
import { refusedFields } from './refused-fields.ts';
import type { Sender } from './use-sender.ts';

/** Few enough that an answer comes well within the client's patience, and that progress is seen. */
const CHUNK = 20;
const SenderOnly = createInvites.input.pick({ provider: true, salesperson: true });

export type Failed = Row & { reasons: readonly string[] };
/** `sent` counts all tries of the list. */
export type Outcome = { sent: number; failed: readonly Failed[] };
type SenderErrors = Partial<Record<keyof Sender, string>>;
type Chunk = { failed: readonly Failed[]; senderErrors?: SenderErrors | undefined };

/**
 * Invites many, some at a time. Every try of one list goes under one request id: the API makes an invite for each
 * e-mail once, so that a retry sends only what is missing, also after the list was corrected.
 */
export function useBulkSend() {
  const words = useWords();
  const requestId = useRef(crypto.randomUUID());
  const { run, isBusy } = useAction();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [outcome, setOutcome] = useState<Outcome>();
  const [isShown, setShown] = useState(false);
  const [senderErrors, setSenderErrors] = useState<SenderErrors>({});

  async function sendChunk(rows: readonly Row[], sender: Sender): Promise<Chunk> {
    try {
      const { items } = await staffCall(createInvites, {
        rows: rows.map(({ name, email }) => ({ name, email })),
        ...sender,
        requestId: requestId.current,
      });
      const failed = rows.flatMap((row, index) => {
        const reasons = items[index]?.errors ?? [];
        return items[index]?.id ? [] : [{ ...row, reasons }];
      });
      return { failed };
    } catch (error) {
      const reasons = problemMessages(error, words);
      return {
        failed: rows.map((row) => ({ ...row, reasons })),
        senderErrors: refusedFields(error),
      };
    }
  }

  /** Who is told to be the sender is checked before anything is sent; what the API says of it stops the rest. */
  const send = (rows: readonly Row[], sender: Sender) =>
    run(async () => {
      const checked = SenderOnly.safeParse(sender);
      setSenderErrors(fieldErrors(checked.error));
      if (!checked.success) return;
      const failed: Failed[] = [];
      setProgress({ done: 0, total: rows.length });
      for (let at = 0; at < rows.length; at += CHUNK) {
        const chunk = await sendChunk(rows.slice(at, at + CHUNK), sender);
        if (chunk.senderErrors) {
          setSenderErrors(chunk.senderErrors);
          // Nothing has happened yet: the list stays where the sender can be corrected.
          if (at === 0 && !isShown) return;
          const reasons = Object.values(chunk.senderErrors);
          failed.push(...rows.slice(at).map((row) => ({ ...row, reasons })));
          break;
        }
        failed.push(...chunk.failed);
        setProgress({ done: Math.min(at + CHUNK, rows.length), total: rows.length });
      }
      setOutcome({ sent: (outcome?.sent ?? 0) + rows.length - failed.length, failed });
      setShown(true);
    });

  return {
    ...{ send, isBusy, progress, senderErrors },
    outcome: isShown ? outcome : undefined,
    /** Back to where the list and its sender can be corrected. */
    reopen: () => setShown(false),
    forget: () => setSenderErrors({}),
  };
}
