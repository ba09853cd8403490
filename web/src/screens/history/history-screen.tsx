import { permissions } from '@vse/domain/access/permissions';
import { listQuizResults } from '@vse/domain/contract/calls';
import type { QuizResultSummary } from '@vse/domain/records/quiz-results';
import type { Session } from '@vse/domain/records/users';
import { useState } from 'react';
import { useList } from '../../lib/api/use-list.ts';
import { paths } from '../../lib/paths.ts';
import { useProviders } from '../../lib/use-providers.ts';
import { useStaffNames } from '../../lib/use-staff-names.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/office/controls/button.tsx';
import type { Filter } from '../../ui/office/filter-bar.tsx';
import { JumpTo } from '../../ui/office/jump-to.tsx';
import { ListScreen } from '../../ui/office/list-screen.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { ColumnChooser, useShownColumns } from './column-chooser.tsx';
import { DeleteResult } from './delete-result.tsx';
import { ExportBar } from './export-bar.tsx';
import { HISTORY_FILTERS, historyInput } from './history-filters.ts';
import { useExport } from './use-export.ts';
import { useHistoryColumns } from './use-history-columns.tsx';

/** The past quizzes that the role may see, newest first. */
export function HistoryScreen() {
  return (
    <StaffOnly access={permissions.quizResults.list}>
      {(session) => <History session={session} />}
    </StaffOnly>
  );
}

function History({ session: { kind } }: { session: Session }) {
  const { history, parts } = useOfficeWords();
  const isAdmin = kind === 'Admin';
  const providers = useProviders();
  const staff = useStaffNames({ isWanted: kind !== 'Salesperson' });
  const list = useList(listQuizResults, {
    mode: 'pages',
    sort: { key: 'started', direction: 'descending' },
    filters: HISTORY_FILTERS,
    toInput: historyInput,
  });
  const [toDelete, setToDelete] = useState<QuizResultSummary>();
  const all = useHistoryColumns({
    providerName: providers.nameOf,
    personName: staff.nameOf,
    onDelete: isAdmin ? setToDelete : undefined,
  });
  const { progress, cancel, start } = useExport(list);
  const { columns, ...chooser } = useShownColumns(all, ['started', 'view']);
  return (
    <ListScreen
      words={history}
      crumbs={[
        { label: parts.dashboard, href: paths.dashboard.getHref() },
        { label: history.title },
      ]}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      filters={useFilters(kind, staff.people, providers.items)}
      actions={
        <>
          {isAdmin && <JumpTo />}
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
          onDeleted={list.refresh}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </ListScreen>
  );
}

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
      : [
          {
            kind: 'select' as const,
            name: 'salesperson',
            label: filters.salesperson,
            options: salespeople,
          },
        ]),
    ...(kind === 'Admin'
      ? [
          {
            kind: 'select' as const,
            name: 'provider',
            label: filters.provider,
            options: providers.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]
      : []),
    {
      kind: 'select',
      name: 'isCompleted',
      label: filters.isCompleted,
      options: [
        { value: 'true', label: filters.completed },
        { value: 'false', label: filters.notCompleted },
      ],
    },
  ];
}
