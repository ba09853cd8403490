import { MAX_BULK_INVITES } from '@vse/domain/limits';
import { useCallback, useState } from 'react';
import { problemMessages } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import type { Row } from './check-rows.ts';
import { rowsOf, textAfter } from './list-text.ts';
import { useOpenEmails } from './use-open-emails.ts';

/** The list of a bulk invite: a text first, then rows that say what will become of each. Neither loses what the other has. */
export function useBulkList() {
  const words = useWords();
  const { invites } = useOfficeWords();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState('');
  const { openEmails, ask } = useOpenEmails(rows);
  const { run, isBusy, error, forget } = useAction();

  const write = (written: string) => {
    setText(written);
    setProblem('');
    forget();
  };
  /** From the text to its rows, unless there are none or too many of them to be read by anybody. */
  const check = () =>
    run(async () => {
      const read = rowsOf(text, rows);
      const over = read.length - MAX_BULK_INVITES;
      if (read.length === 0) return setProblem(invites.nothingPasted);
      if (over > 0) return setProblem(invites.tooMany(MAX_BULK_INVITES, over));
      setProblem('');
      await ask(read);
      setRows(read);
      setChecked(true);
    });
  /** Back to the text, with what was corrected in the rows. */
  const reopen = () => {
    setText(textAfter(text, rows));
    setChecked(false);
  };
  /** What is left of the list once the others are invited. */
  const keep = (missing: readonly Row[]) => {
    const left = new Set(missing.map(({ key }) => key));
    const kept = rows.filter(({ key }) => left.has(key));
    setText(textAfter(text, kept));
    setRows(kept);
  };
  const change = useCallback((key: number, part: Partial<Row>) => {
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));
  }, []);

  const problems = error === undefined ? (problem ? [problem] : []) : problemMessages(error, words);
  return {
    ...{ text, write, rows, openEmails, ask },
    ...{ isChecked, check, reopen, keep, change, isBusy, problems, refuse: setProblem },
  };
}
