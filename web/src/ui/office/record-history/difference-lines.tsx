import { useState } from 'react';
import { useChangeWords } from '../../../lib/words/changes.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { ColorDots } from '../../base/color-dots.tsx';
import { Hidden } from '../../base/hidden.tsx';
import { LinkButton } from '../../kit/controls/link-button.tsx';
import { useListed } from '../changes/use-listed.ts';
import { type Difference, type KeptRecord, type Line, linesOf } from './lines.ts';
import styles from './record-history.module.css';

type DifferenceLinesProps = { record: KeptRecord; differences: readonly Difference[] };

/** What a save changed, one line for each thing. */
export function DifferenceLines({ record, differences }: DifferenceLinesProps) {
  const office = useOfficeWords();
  const changes = useChangeWords();
  const listed = useListed();
  const { number } = useFormats();
  const words = { office, changes, listed, number };
  const lines = differences.flatMap((difference) => linesOf(record, difference, words));
  if (lines.length === 0) return <p className={styles.soft}>{changes.unchanged}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.label}>
          <b>{line.label}</b>
          <Rest line={line} />
        </li>
      ))}
    </ul>
  );
}

function Rest({ line }: { line: Line }) {
  if ('before' in line)
    return (
      <>
        {': '}
        <Text>{line.before}</Text>
        <Arrow />
        <Text>{line.after}</Text>
      </>
    );
  if ('colorsBefore' in line)
    return (
      <>
        {': '}
        <Colors colors={line.colorsBefore} />
        <Arrow />
        <Colors colors={line.colorsAfter} />
      </>
    );
  return line.note === undefined ? null : (
    <>
      : <span>{line.note}</span>
    </>
  );
}

function Arrow() {
  const { becomes } = useChangeWords();
  return (
    <>
      <span aria-hidden="true" className={styles.arrow} />
      <Hidden>{` ${becomes} `}</Hidden>
    </>
  );
}

/** Each color as it looks and as it is written, because two can look alike. */
function Colors({ colors }: { colors: readonly string[] }) {
  const { empty } = useChangeWords();
  if (colors.length === 0) return empty;
  return (
    <span className={styles.colors}>
      {colors.map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a color can be there twice
        <span key={index} className={styles.color}>
          <ColorDots colors={[color]} />
          <span>{color}</span>
        </span>
      ))}
    </span>
  );
}

const LONG = 120;
const SHOWN = 90;

/** A text; of a long one the beginning, and the whole on demand. */
function Text({ children }: { children: string }) {
  const { wholeText, lessText } = useChangeWords();
  const [isWhole, setWhole] = useState(false);
  if (children.length <= LONG) return <span className={styles.value}>{children}</span>;
  return (
    <>
      <span className={styles.value}>
        {isWhole ? children : `${children.slice(0, SHOWN).trimEnd()}…`}
      </span>{' '}
      <LinkButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? lessText : wholeText}
      </LinkButton>
    </>
  );
}
