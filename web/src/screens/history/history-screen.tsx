import { permissions } from '@vse/domain/access/permissions';
import { countQuizResults } from '@vse/domain/contract/calls';
import { listQuizResults, type QuizResultSummary } from '@vse/domain/records/quiz-results';
import type { Session } from '@vse/domain/records/users';
import { useState } from 'react';
import { useList } from '../../lib/api/use-list.ts';
import { useProviders } from '../../lib/use-providers.ts';
import { useStaffNames } from '../../lib/use-staff-names.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/office/controls/button.tsx';
import { namedOptions } from '../../ui/office/controls/select-field.tsx';
import { type Filter, selectFilter } from '../../ui/office/filter-bar.tsx';
import { JumpTo } from '../../ui/office/jump-to.tsx';
import { ListScreen } from '../../ui/office/list-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { ColumnChooser, useShownColumns } from './column-chooser.tsx';
import { DeleteResult } from './delete-result.tsx';
import { ExportBar } from './export/export-bar.tsx';
import { useExport } from './export/use-export.ts';
import { HISTORY_FILTERS, historyInput } from './history-filters.ts';
import { useHistoryColumns } from './use-history-columns.tsx';

/** The past quizzes that the role may see, newest first. */
export const HistoryScreen = staffScreen(permissions.quizResults.list, ({ session }) => {
  const { kind, name } = session;
  const { history } = useOfficeWords();
  const isAdmin = kind === 'Admin';
  const providers = useProviders();
  const staff = useStaffNames({ isWanted: kind !== 'Salesperson' });
  const list = useList(listQuizResults, countQuizResults, {
    sort: { key: 'started', direction: 'descending' },
    filters: HISTORY_FILTERS,
    toInput: historyInput,
  });
  const [toDelete, setToDelete] = useState<QuizResultSummary>();
  const all = useHistoryColumns({
    providerName: providers.nameOf,
    // A Salesperson sees only their own quizzes, and reads no other user.
    personName: kind === 'Salesperson' ? () => name || undefined : staff.nameOf,
    onDelete: isAdmin ? setToDelete : undefined,
  });
  const { progress, cancel, start } = useExport(list);
  const { columns, ...chooser } = useShownColumns(all, ['started', 'view']);
  return (
    <ListScreen
      words={history}
      list={list}
      columns={columns}
      filters={useFilters(kind, staff.people, providers.items)}
      actions={
        <>
          <JumpTo />
          <ColumnChooser {...chooser} />
          {isAdmin && (
            <Button aria-disabled={progress !== undefined} onClick={start}>
              {history.export.start}
            </Button>
          )}
        </>
      }
      notices={progress && <ExportBar progress={progress} onCancel={cancel} />}
    >
      {toDelete && (
        <DeleteResult
          result={toDelete}
          refresh={list.refresh}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </ListScreen>
  );
});

type Named = { id: string; name: string };

/** No filter with only one choice: a Salesperson sees one salesperson, a Manager one provider. */
function useFilters(
  kind: Session['kind'],
  people: readonly { email: string; name: string }[],
  providers: readonly Named[],
): Filter[] {
  const { filters } = useOfficeWords().history;
  const salespeople = people.map(({ email, name }) => ({ value: email, label: name || email }));
  return [
    { kind: 'date', name: 'from', label: filters.from },
    { kind: 'date', name: 'to', label: filters.to },
    ...(kind === 'Salesperson'
      ? []
      : [selectFilter('salesperson', filters.salesperson, salespeople)]),
    ...(kind === 'Admin'
      ? [selectFilter('provider', filters.provider, namedOptions(providers))]
      : []),
    selectFilter('isCompleted', filters.isCompleted, [
      { value: 'true', label: filters.completed },
      { value: 'false', label: filters.notCompleted },
    ]),
  ];
}
