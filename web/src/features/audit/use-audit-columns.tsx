import * as calls from '@vse/domain/contract/calls';
import type { AuditEntry } from '@vse/domain/records/audit';
import { NO_ROLE } from '@vse/domain/records/users';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import type { AuditWords } from '../../lib/words/types.ts';
import { wordOf } from '../../lib/words/word-of.ts';
import { columnsOf } from '../../ui/kit/columns.tsx';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';
import { StatusMark } from '../../ui/kit/status-mark.tsx';
import { useJobWords } from '../jobs/words/jobs.ts';
import styles from './audit.module.css';
import { useAuditWords } from './words/audit.ts';

type Narrow = (filters: Record<string, string>) => void;

/** The columns of the audit list. A click on a person or a record filters by it, so that nobody has to type ids. */
export function useAuditColumns(narrow: Narrow): Column<AuditEntry>[] {
  const audit = useAuditWords();
  const { dateTimeSeconds } = useFormats();
  const { columns } = audit;
  return columnsOf(columns, {
    when: {
      ...{ isShort: true, isQuiet: true, isPlain: true },
      show: ({ date }) => <time dateTime={date}>{dateTimeSeconds(date)}</time>,
    },
    who: {
      ...{ isShort: true, isPlain: true },
      show: ({ who, name }) => {
        const shown = name ?? wordOf(audit.nobody, who) ?? shortened(who);
        return (
          <Narrowing
            label={audit.allOf({ name: shown })}
            whole={who}
            onClick={() => narrow({ who })}
          >
            {shown}
          </Narrowing>
        );
      },
    },
    what: {
      ...{ isMain: true, isWide: true },
      show: (entry) => <What entry={entry} />,
    },
    record: {
      isShort: true,
      show: ({ record }) =>
        record && (
          <Narrowing
            label={audit.allAbout({ id: record })}
            whole={record}
            onClick={() => narrow({ record })}
          >
            {shortened(record)}
          </Narrowing>
        ),
    },
    outcome: {
      ...{ isWide: true, isPlain: true },
      show: (entry) => <Outcome entry={entry} />,
    },
    network: { isShort: true, isQuiet: true, show: ({ network }) => network },
  });
}

type NarrowingProps = { label: string; whole: string; children: string; onClick: () => void };

const Narrowing = ({ label, whole, children, onClick }: NarrowingProps) => (
  <BareButton
    className={styles.narrowing}
    aria-label={`${children}: ${label}`}
    title={whole}
    onClick={onClick}
  >
    {children}
  </BareButton>
);

/** The kind, the call as a phrase, and the role that was given or the name or kind of what was changed. */
function What({ entry: { kind, what, outcome, detail } }: { entry: AuditEntry }) {
  const audit = useAuditWords();
  const { parts, users } = useOfficeWords();
  const roles = { ...parts.role, [NO_ROLE]: users.noRole };
  const words: Partial<Record<AuditEntry['kind'], Readonly<Record<string, string>>>> = {
    user: roles,
    job: useJobWords().kinds,
  };
  const about = wordOf(words[kind] ?? {}, detail) ?? detail;
  const phrase = callWord(audit, what);
  return (
    <span className={styles.what}>
      <span className={styles.kind}>{`${audit.kinds[kind]} · `}</span>
      <span>{outcome === 'done' && about ? `${phrase}: ${about}` : phrase}</span>
    </span>
  );
}

/** The outcome. For a refusal, also the code of its message and how often it happened. */
function Outcome({ entry: { outcome, detail, count } }: { entry: AuditEntry }) {
  const audit = useAuditWords();
  const { number } = useFormats();
  if (outcome === 'done') return <StatusMark tone="good">{audit.done}</StatusMark>;
  const notes = [detail, count > 1 && audit.times({ count: number(count) })]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <StatusMark tone="bad">
        {`${wordOf(audit.refused, outcome) ?? audit.otherRefusal} (${outcome})`}
      </StatusMark>
      {notes && <span className={styles.notes}>{notes}</span>}
    </>
  );
}

/** The phrase for a call; a call of a newer version is shown by its name. */
function callWord(audit: AuditWords, what: string): string {
  if (what === 'others') return audit.others;
  const key = Object.entries(calls).find(([, { name }]) => name === what)?.[0];
  return (key && wordOf(audit.calls, key)) ?? what;
}

const SHOWN = 8;
/** The start of an id. Hovering shows all of it, and a click puts it into the filter. */
const shortened = (id: string) => (id.length > SHOWN + 4 ? `${id.slice(0, SHOWN)}…` : id);
