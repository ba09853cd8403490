import { permissions } from '@vse/domain/access/permissions';
import { countQuizResults } from '@vse/domain/contract/calls';
import { type HistoryItem, listQuizResults } from '@vse/domain/records/quiz-results';
import type { Session } from '@vse/domain/records/users';
import { useState } from 'react';
import { useList } from '../../lib/api/use-list.ts';
import { may } from '../../lib/auth/may.ts';
import { useProviders } from '../../lib/records/use-providers.ts';
import { useStaffNames } from '../../lib/records/use-staff-names.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import { namedOptions } from '../../ui/kit/controls/select-field.tsx';
import { daysFilter } from '../../ui/kit/days-filter.tsx';
import { type Filter, selectFilter } from '../../ui/kit/filter-bar.tsx';
import { ListScreen } from '../../ui/kit/list-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { JumpTo } from '../jump-to.tsx';
import { ColumnChooser, useShownColumns } from './column-chooser.tsx';
import { DeleteResult } from './delete-result.tsx';
import { HISTORY_FILTERS, historyInput } from './history-filters.ts';
import { useExport } from './use-export.ts';
import { useHistoryColumns } from './use-history-columns.tsx';

const ALWAYS: readonly string[] = ['started', 'view'];
const WITH_BEST_MATCH = { bestMatch: 'true' };

/** The past quizzes that the role may see, newest first. */
export const HistoryScreen = staffScreen(permissions.quizResults.list, ({ session }) => {
  const { history } = useOfficeWords();
  const seesOthers = may(session, permissions.quizResults.list, 'ownProvider');
  const providers = useProviders();
  const staff = useStaffNames({ isWanted: seesOthers });
  const chooser = useShownColumns(['bestMatch']);
  const list = useList(listQuizResults, countQuizResults, {
    sort: { key: 'started', direction: 'descending' },
    filters: HISTORY_FILTERS,
    toInput: historyInput,
    also: chooser.isShown('bestMatch') ? WITH_BEST_MATCH : undefined,
  });
  const [toDelete, setToDelete] = useState<HistoryItem>();
  const all = useHistoryColumns({
    providerName: providers.nameOf,
    // A Salesperson sees only their own quizzes, and reads no other user.
    personName: seesOthers ? staff.nameOf : () => session.name || undefined,
    onDelete: may(session, permissions.quizResults.remove) ? setToDelete : undefined,
  });
  const { isBusy, start } = useExport(list);
  const choices = all.filter(({ key }) => !ALWAYS.includes(key));
  return (
    <ListScreen
      words={history}
      list={list}
      columns={all.filter(({ key }) => ALWAYS.includes(key) || chooser.isShown(key))}
      filters={useFilters(session, staff.people, providers.items)}
      actions={
        <>
          <JumpTo />
          <ColumnChooser {...chooser} columns={choices} />
          {may(session, permissions.quizResults.export) && (
            <Button aria-disabled={isBusy} onClick={start}>
              {history.export.start}
            </Button>
          )}
        </>
      }
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
  session: Session,
  people: readonly { email: string; name: string }[],
  providers: readonly Named[],
): Filter[] {
  const { filters } = useOfficeWords().history;
  const salespeople = people.map(({ email, name }) => ({ value: email, label: name || email }));
  return [
    daysFilter,
    ...(may(session, permissions.quizResults.list, 'ownProvider')
      ? [selectFilter('salesperson', filters.salesperson, salespeople)]
      : []),
    ...(may(session, permissions.quizResults.list, 'all')
      ? [selectFilter('provider', filters.provider, namedOptions(providers))]
      : []),
    selectFilter('isCompleted', filters.isCompleted, [
      { value: 'true', label: filters.completed },
      { value: 'false', label: filters.notCompleted },
    ]),
  ];
}
