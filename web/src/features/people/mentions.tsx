import type { Mention } from '@vse/domain/records/people';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../ui/feedback/notice.tsx';
import { columnsOf } from '../../ui/kit/columns.tsx';
import { DataTable } from '../../ui/kit/data-table.tsx';
import { TableCard } from '../../ui/kit/table-card.tsx';
import type { Feature } from '../feature.ts';
import { features } from '../index.ts';
import styles from './people.module.css';
import { usePeopleWords } from './words/people.ts';

const byName: Readonly<Record<string, Feature>> = features;

type MentionsProps = { mentions: readonly Mention[]; hasMoreMentions: boolean };

/** Texts that name the person, for somebody to decide about. */
export function Mentions({ mentions, hasMoreMentions }: MentionsProps) {
  const words = usePeopleWords();
  const card = useRef<HTMLDivElement>(null);
  return (
    <section>
      <h2 className={styles.heading}>{words.mentions}</h2>
      <p className={styles.text}>{words.mentionsText}</p>
      {hasMoreMentions && <Notice>{words.moreMentions}</Notice>}
      <TableCard ref={card}>
        <DataTable
          caption={words.mentions}
          rows={mentions}
          keyOf={({ kind, id, field }) => `${kind} ${id} ${field}`}
          columns={columnsOf(words.mentionColumns, {
            kind: { isMain: true, show: (mention: Mention) => <Kind mention={mention} /> },
            text: { isWide: true, show: ({ text }) => <bdi>{text}</bdi> },
          })}
        />
      </TableCard>
    </section>
  );
}

function Kind({ mention: { kind, id } }: { mention: Mention }) {
  const words = usePeopleWords();
  const feature = byName[kind];
  const hrefOf = feature?.pageOf ?? feature?.record?.recordHref;
  const word = words.kinds[kind];
  return hrefOf ? <Link to={hrefOf(id)}>{word}</Link> : <span>{word}</span>;
}
