import { memo } from 'react';
import type { CheckedRow, Row, Verdict } from '../../../lib/people-list/check-rows.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { useTranslated } from '../../../lib/words/words.ts';
import { ScrollRegion } from '../../../ui/kit/scroll-region.tsx';
import { StatusMark } from '../../../ui/kit/status-mark.tsx';
import styles from './bulk.module.css';

type BulkRowsProps = {
  rows: readonly CheckedRow[];
  onChange: (key: number, part: Partial<Row>) => void;
};

const TONES = {
  ready: 'good',
  wrong: 'bad',
  twice: 'bad',
  alreadyOpen: 'waiting',
  leftOut: 'quiet',
} as const satisfies Record<Verdict, string>;

/** The rows as an editable table. Each row can be left out. */
export function BulkRows({ rows, onChange }: BulkRowsProps) {
  const { invites } = useOfficeWords();
  const translated = useTranslated();
  const { columns } = invites;
  const reasonOf = (verdict: Verdict, messages: readonly string[]) =>
    verdict === 'wrong' ? messages.map(translated).join(' ') : invites[verdict];
  return (
    <ScrollRegion label={invites.previewCaption} className={styles.sheet}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col" className={styles.include}>
              {invites.include}
            </th>
            <th scope="col">{columns.name}</th>
            <th scope="col" className={styles.email}>
              {columns.email}
            </th>
            <th scope="col">{columns.status}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, email, verdict, messages }, index) => (
            <SheetRow
              key={key}
              name={name}
              email={email}
              verdict={verdict}
              onChange={onChange}
              id={key}
              number={index + 1}
              reason={reasonOf(verdict, messages)}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type SheetRowProps = Pick<CheckedRow, 'name' | 'email' | 'verdict'> & {
  id: number;
  number: number;
  reason: string;
  onChange: BulkRowsProps['onChange'];
};

/** Memoized, so that typing in one of 500 rows does not render the others. */
const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { id, number, name, email, verdict, reason, onChange } = props;
  const { invites } = useOfficeWords();
  const isIn = verdict !== 'leftOut' && verdict !== 'alreadyOpen';
  const isWrong = verdict === 'wrong' || verdict === 'twice';
  const problemId = `bulk-row-${id}`;
  const cell = (field: 'name' | 'email', value: string, label: string) => (
    <td>
      <input
        className={styles.cell}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={problemId}
        title={value}
        value={value}
        onChange={(event) => onChange(id, { [field]: event.currentTarget.value })}
      />
    </td>
  );
  return (
    <tr className={isIn ? undefined : styles.out}>
      <td>
        <input
          type="checkbox"
          className={styles.check}
          aria-label={invites.includeRow({ number })}
          checked={isIn}
          onChange={() => onChange(id, { isIncluded: !isIn })}
        />
      </td>
      {cell('name', name, invites.nameOf({ number }))}
      {cell('email', email, invites.emailOf({ number }))}
      <td id={problemId} className={styles.verdict}>
        <StatusMark isText tone={TONES[verdict]}>
          {reason}
        </StatusMark>
      </td>
    </tr>
  );
});
