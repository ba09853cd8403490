import { MAX_BULK_INVITES } from '@vse/domain/limits';
import { createInvites } from '@vse/domain/records/invites';
import { useCallback, useState } from 'react';
import * as z from 'zod';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useLatest } from '../../../lib/browser/use-latest.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { checkRows, type Row } from '../../../lib/people-list/check-rows.ts';
import { rowsOf, textAfter } from '../../../lib/people-list/list-text.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import type { Sender } from '../use-sender.ts';
import { type Failed, isAboutSender, useBulkSend } from './use-bulk-send.ts';
import { useOpenEmails } from './use-open-emails.ts';

const BulkDraft = createInvites.input
  .pick({ provider: true, salesperson: true })
  .extend({ text: z.string(), rows: z.custom<readonly Row[]>() });

/** `sent` counts all attempts for this list. */
export type Outcome = { sent: number; failed: readonly Failed[] };
export type BulkForm = ReturnType<typeof useBulkForm>;

const readyRows = (rows: readonly Row[], openEmails: ReadonlySet<string>) =>
  checkRows(rows, openEmails).filter(({ verdict }) => verdict === 'ready');

/**
 * Many invites as one form: a text, parsed into rows, of which the ready ones are sent. Invited people are removed from
 * the draft, so it always contains what is missing, and a retry sends only that.
 */
export function useBulkForm(sender: Sender, onInvited: () => Promise<unknown>) {
  const { invites } = useOfficeWords();
  const [stage, setStage] = useState<'text' | 'rows' | 'outcome'>('text');
  const [outcome, setOutcome] = useState<Outcome>({ sent: 0, failed: [] });
  const { send, progress } = useBulkSend();
  const form = useRecordForm({
    schema: BulkDraft,
    errorTitle: invites.errorTitle,
    labels: invites.fields,
    initial: { text: '', rows: [], ...sender },
    isWorthKeeping: ({ text }) => text.trim() !== '',
    check: ({ rows }): Record<string, string> =>
      readyRows(rows, openEmails).length === 0 ? { rows: invites.noneReady } : {},
    save: async ({ text, rows, ...from }): Promise<void> => {
      // The latest input may not have been looked up yet, so an e-mail with an open invite is shown before sending.
      const ready = readyRows(rows, await lookUp(rows));
      if (ready.length < readyRows(rows, openEmails).length) return;
      const { failed, error } = await send(ready, from);
      if (failed.length === ready.length && isAboutSender(error)) {
        setStage('rows');
        throw error;
      }
      void onInvited();
      const sent = outcome.sent + ready.length - failed.length;
      setOutcome({ sent, failed });
      setStage('outcome');
      form.change({ text: textAfter(text, failed), rows: failed });
      // Notifies people who have left; others see the result in the dialog.
      if (failed.length > 0)
        throw isAboutSender(error)
          ? error
          : notAll(invites.summary({ sent, failed: failed.length }));
    },
    onSaved: () => false,
  });
  const { openEmails, lookUp } = useOpenEmails(form.draft.rows);
  return {
    form,
    stage,
    setStage,
    outcome,
    progress,
    openEmails,
    ...useBulkText(form, lookUp, () => setStage('rows')),
  };
}

const notAll = (message: string) =>
  new ApiError(0, [{ code: 'NOT_ALL_INVITED', field: null, message }]);

type BulkDraft = z.input<typeof BulkDraft>;
type DraftForm = { draft: BulkDraft; change: (part: Partial<BulkDraft>) => void };

/** Converts the text to rows and back, without losing changes in either. */
function useBulkText(
  form: DraftForm,
  lookUp: (rows: readonly Row[]) => Promise<unknown>,
  onChecked: () => void,
) {
  const { invites } = useOfficeWords();
  const [problem, setProblem] = useState('');
  const checking = useAction(invites.errorTitle);
  const latest = useLatest(form);
  const { text, rows } = form.draft;
  return {
    checking,
    problem,
    setProblem,
    write: (written: string) => {
      form.change({ text: written });
      setProblem('');
      checking.clearError();
    },
    /** Unless there are no rows, or too many to read. */
    toRows: () =>
      checking.run(async () => {
        const read = rowsOf(text, rows);
        const over = read.length - MAX_BULK_INVITES;
        if (read.length === 0) return setProblem(invites.nothingPasted);
        if (over > 0) return setProblem(invites.tooMany({ max: MAX_BULK_INVITES, over }));
        setProblem('');
        await lookUp(read);
        form.change({ rows: read });
        onChecked();
      }),
    /** Writes corrections in the rows back to the text. */
    toText: () => form.change({ text: textAfter(text, rows) }),
    /** Stable, so that 500 memoized rows do not render. */
    changeRow: useCallback(
      (key: number, part: Partial<Row>) => {
        const { draft, change } = latest.current;
        change({ rows: draft.rows.map((row) => (row.key === key ? { ...row, ...part } : row)) });
      },
      [latest],
    ),
  };
}
