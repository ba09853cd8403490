import type { QuizResultSummary } from '@vse/domain/records/quiz-results';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
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
  onDelete: ((result: QuizResultSummary) => void) | undefined;
};

/** Specification, text 2 section 6: a missing value shows '-'. */
const NONE = '-';

export function useHistoryColumns(names: Columns): Column<QuizResultSummary>[] {
  const titles = useOfficeWords().history.columns;
  const columns = { ...titles, client: titles.project, provider: titles.client };
  const { date } = useFormats();
  const { providerName, personName, onDelete } = names;
  return columnsOf(columns, {
    started: {
      isMain: true,
      isSortable: true,
      show: ({ quizStartDate }) => <span className={styles.when}>{date(quizStartDate)}</span>,
    },
    completed: dateColumn(({ quizCompleteDate }) =>
      quizCompleteDate ? date(quizCompleteDate) : NONE,
    ),
    client: { isCut: true, isSortable: true, show: ({ project }) => whom(project.name) },
    salesperson: {
      isSortable: true,
      show: ({ invite, project }) => {
        const email = invite.salesperson || project.salesperson;
        return email ? <StaffName email={email} name={personName(email)} /> : NONE;
      },
    },
    invitee: { isCut: true, show: ({ invite }) => whom(invite.name) },
    email: {
      foldsUnder: 'invitee',
      isCut: true,
      show: ({ invite }) => (invite.email ? <EmailText>{invite.email}</EmailText> : NONE),
    },
    provider: {
      foldsUnder: 'salesperson',
      isCut: true,
      // An invite has the provider's id, a project the provider's name at that time.
      show: ({ provider, project }) =>
        project.provider || (provider && providerName(provider)) || NONE,
    },
    view: { show: (result) => <RowActions result={result} onDelete={onDelete} /> },
  });
}

const whom = (name: string | undefined) =>
  name ? <strong className={styles.whom}>{name}</strong> : NONE;
