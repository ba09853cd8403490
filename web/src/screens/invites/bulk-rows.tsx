import { useOfficeWords } from '../../lib/words/words.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import styles from './bulk.module.css';
import type { CheckedRow, Row, Verdict } from './check-rows.ts';

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

/** The list as a sheet: names and e-mails can be typed over, each line can be left out. */
export function BulkRows({ rows, onChange }: BulkRowsProps) {
  const { invites } = useOfficeWords();
  const { columns } = invites;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be scrollable by keyboard
    <section className={styles.sheet} aria-label={invites.previewCaption} tabIndex={0}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{invites.include}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.email}</th>
            <th scope="col">{columns.status}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <SheetRow key={row.key} row={row} number={index + 1} onChange={onChange} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type SheetRowProps = { row: CheckedRow; number: number; onChange: BulkRowsProps['onChange'] };

function SheetRow({ row, number, onChange }: SheetRowProps) {
  const { invites } = useOfficeWords();
  const { key, verdict } = row;
  const isIn = verdict !== 'leftOut' && verdict !== 'alreadyOpen';
  const problemId = `bulk-row-${key}`;
  const isWrong = verdict === 'wrong' || verdict === 'twice';
  const told = {
    ready: invites.ready,
    wrong: row.messages.join(' '),
    twice: invites.twice,
    alreadyOpen: invites.alreadyOpen,
    leftOut: invites.leftOut,
  };
  const cell = (field: 'name' | 'email', label: string) => (
    <td>
      <input
        className={styles.cell}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={problemId}
        value={row[field]}
        onChange={(event) => onChange(key, { [field]: event.currentTarget.value })}
      />
    </td>
  );
  return (
    <tr className={isIn ? undefined : styles.out}>
      <td>
        <input
          type="checkbox"
          className={styles.check}
          aria-label={invites.includeRow(number)}
          checked={isIn}
          onChange={() => onChange(key, { isIncluded: !isIn })}
        />
      </td>
      {cell('name', invites.nameOf(number))}
      {cell('email', invites.emailOf(number))}
      <td id={problemId} className={styles.verdict}>
        <StatusMark tone={TONES[verdict]}>{told[verdict]}</StatusMark>
      </td>
    </tr>
  );
}
