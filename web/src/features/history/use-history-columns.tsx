import type { HistoryItem } from '@vse/domain/records/quiz-results';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { EmailText } from '../../ui/base/email-text.tsx';
import { columnsOf, dateColumn } from '../../ui/kit/columns.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';
import { StaffName } from '../../ui/office/staff-name.tsx';
import styles from './history.module.css';
import { RowActions } from './row-actions.tsx';

type Columns = {
  providerName: (id: string) => string;
  personName: (email: string) => string | undefined;
  /** Asks, then deletes. Undefined for people who may not delete. */
  onDelete: ((result: HistoryItem) => void) | undefined;
};

/** Specification, text 2 section 6: a missing value shows '-'. A card on a phone leaves it out. */
const NONE = <span data-rule>-</span>;

export function useHistoryColumns(names: Columns): Column<HistoryItem>[] {
  const titles = useOfficeWords().history.columns;
  const columns = { ...titles, client: titles.project, provider: titles.client };
  const { date } = useFormats();
  const { providerName, personName, onDelete } = names;
  return columnsOf(columns, {
    started: { ...dateColumn(({ quizStartDate }) => date(quizStartDate)), isPlain: true },
    completed: dateColumn(({ quizCompleteDate }) =>
      quizCompleteDate ? date(quizCompleteDate) : NONE,
    ),
    client: {
      // The name of a row is the project's or the invited person's.
      isMain: ({ project }) => Boolean(project.name),
      isCut: true,
      isSortable: true,
      show: ({ project }) => project.name || NONE,
    },
    salesperson: {
      isCut: true,
      isSortable: true,
      show: ({ invite, project }) => {
        const email = invite.salesperson || project.salesperson;
        return email ? <StaffName email={email} name={personName(email)} /> : NONE;
      },
    },
    invitee: {
      isMain: ({ invite, project }) => Boolean(invite.name && !project.name),
      isCut: true,
      show: ({ invite }) => invite.name || NONE,
    },
    email: {
      foldsUnder: 'invitee',
      isCut: true,
      isPlain: true,
      show: ({ invite }) => (invite.email ? <EmailText>{invite.email}</EmailText> : NONE),
    },
    provider: {
      foldsUnder: 'salesperson',
      isCut: true,
      isPlain: true,
      // An invite has the provider's id, a project the provider's name at that time.
      show: ({ provider, project }) =>
        project.provider || (provider && providerName(provider)) || NONE,
    },
    bestMatch: {
      isCut: true,
      show: ({ bestMatch }) => (bestMatch ? <BestMatch {...bestMatch} /> : NONE),
    },
    view: { isPlain: true, show: (result) => <RowActions result={result} onDelete={onDelete} /> },
  });
}

const BestMatch = ({ name, color }: NonNullable<HistoryItem['bestMatch']>) => (
  <>
    {color && <span className={styles.dot} style={{ backgroundColor: color }} />}
    <span>{name}</span>
  </>
);
