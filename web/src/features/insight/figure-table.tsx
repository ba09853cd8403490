import { type ReactNode, useContext, useId, useState } from 'react';
import { useIsPrinting } from '../../lib/browser/use-is-printing.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import { FoldTitle, type Gist, Shape, useFold } from './folding.tsx';
import styles from './insight.module.css';
import { type InsightTable, meaningKeyOf } from './insight-table.ts';
import { LaterParts } from './later.ts';
import { useNumbers } from './use-numbers.ts';

type FigureTableProps<Row> = {
  table: InsightTable<Row>;
  /** How many rows are there before all are asked for. */
  shown?: number;
  /** What the sums of all rows are called, in a last row that also shows them all; without it there is none. */
  total?: string;
  /** What is drawn under the name of a row. */
  beneath?: (row: Row) => ReactNode;
  /** More of a row, below its numbers when it is opened. */
  more?: (row: Row) => ReactNode;
  empty: string;
  /** What is left of the card where it is folded; without it, it never is. */
  gist?: Gist;
  /** Beside the title. */
  beside?: ReactNode;
  /** Below the rows. */
  children?: ReactNode;
  className?: string | undefined;
};

/** A card with a table. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { table, shown = 10, total, empty, gist, beside, children, className } = props;
  const { title, text, rows } = table;
  const { parts } = useOfficeWords();
  const { number } = useNumbers();
  const id = useId();
  const fold = useFold(gist);
  const [isWhole, setWhole] = useState(false);
  const onWhole = rows.length > shown ? () => setWhole(!isWhole) : undefined;
  return (
    <section
      className={`${styles.card} ${className ?? ''} ${fold.isFolded ? styles.folded : ''}`}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id}>
          <FoldTitle fold={fold}>{title}</FoldTitle>
        </h2>
        <p>{(fold.isFolded && gist?.says) || text}</p>
        {fold.isFolded && gist?.shape && <Shape of={gist.shape} />}
        {beside}
      </div>
      {rows.length === 0 && <p className={styles.nothing}>{empty}</p>}
      {rows.length > 0 && (
        <table className={styles.table} aria-labelledby={id}>
          <FigureHead name={table.name} columns={table.columns} />
          <FigureRows {...props} shown={isWhole ? rows.length : shown} />
          {total && <TotalRow {...props} total={total} isWhole={isWhole} onWhole={onWhole} />}
        </table>
      )}
      {onWhole && !total && (
        <BareButton className={styles.all} onClick={onWhole}>
          {isWhole ? parts.showFewer : parts.showAll({ total: number(rows.length) })}
        </BareButton>
      )}
      {children}
    </section>
  );
}

/** The first rows; all of them on paper. */
function FigureRows<Row>(props: FigureTableProps<Row> & { shown: number }) {
  const { rows, columns, keyOf } = props.table;
  const isPrinting = useIsPrinting();
  const most = Math.max(
    1,
    ...rows.flatMap((row) =>
      columns.flatMap(({ figure, isTinted }) => (isTinted ? [figure(row).now ?? 0] : [])),
    ),
  );
  return (
    <tbody>
      {(isPrinting ? rows : rows.slice(0, props.shown)).map((row) => (
        <FigureRow key={keyOf(row)} {...props} row={row} most={most} />
      ))}
    </tbody>
  );
}

/** A column of bars has no title, and so no head. */
function FigureHead<Row>({
  name,
  columns,
}: Pick<FigureTableProps<Row>['table'], 'name' | 'columns'>) {
  return (
    <thead>
      <tr>
        <th scope="col">{name}</th>
        {columns.map(({ key, title }) =>
          title === '' ? (
            <td key={key} className={styles[key]} />
          ) : (
            <th key={key} scope="col" className={styles[key]}>
              {title}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

type TotalRowProps<Row> = FigureTableProps<Row> & {
  total: string;
  isWhole: boolean;
  onWhole: (() => void) | undefined;
};

function TotalRow<Row>({ table: { rows, columns }, total, isWhole, onWhole }: TotalRowProps<Row>) {
  const { number } = useNumbers();
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {onWhole ? (
            <BareButton className={styles.opens} aria-expanded={isWhole} onClick={onWhole}>
              {total}
            </BareButton>
          ) : (
            total
          )}
        </th>
        {columns.map(({ key, figure, isTinted }) => (
          <td key={key} className={isTinted ? styles.sum : undefined}>
            {number(rows.reduce((sum, row) => sum + (figure(row).now ?? 0), 0))}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

type FigureRowProps<Row> = FigureTableProps<Row> & { row: Row; most: number };

/** Opens in place, and then says what each of its numbers means and of how many it is. */
function FigureRow<Row>({ table, row, most, beneath, more }: FigureRowProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const className = isOpen ? styles.isOpen : undefined;
  const { columns, nameOf } = table;
  const { figureText } = useNumbers();
  const { Details } = useContext(LaterParts);
  return (
    <>
      <tr className={className}>
        <th scope="row">
          <BareButton
            className={styles.opens}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <bdi>{nameOf(row)}</bdi>
          </BareButton>
          {beneath?.(row)}
        </th>
        {columns.map(({ key, figure, show, isTinted }) => {
          const each = figure(row);
          const tint = isTinted ? { '--tint': (each.now ?? 0) / most } : undefined;
          return (
            <td key={key} className={`${styles[key] ?? ''} ${isTinted ? styles.tinted : ''}`}>
              {show ? show(row) : <span style={tint as object}>{figureText(each)}</span>}
            </td>
          );
        })}
      </tr>
      {isOpen && (
        <tr className={className}>
          <td colSpan={columns.length + 1} className={styles.detail}>
            <Details
              numbers={columns.flatMap(({ key, title, figure, isForm }) =>
                isForm ? [] : [{ ...meaningKeyOf(table, key, row), title, figure: figure(row) }],
              )}
            />
            {more?.(row)}
          </td>
        </tr>
      )}
    </>
  );
}
