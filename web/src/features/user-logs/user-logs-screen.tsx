import { permissions } from '@vse/domain/access/permissions';
import { useRef } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorMessages } from '../../lib/forms/errors.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TableSkeleton } from '../../ui/feedback/office-skeleton.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import { ButtonTo } from '../../ui/kit/controls/button-to.tsx';
import { LinkButton } from '../../ui/kit/controls/link-button.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { DataTable } from '../../ui/kit/data-table.tsx';
import { ErrorModal } from '../../ui/kit/error-modal.tsx';
import { OfficePage } from '../../ui/kit/office-page.tsx';
import { Paging } from '../../ui/kit/paging.tsx';
import { TableCard } from '../../ui/kit/table-card.tsx';
import { UnreadableNotice } from '../../ui/kit/unreadable-notice.tsx';
import { useListKeys } from '../../ui/kit/use-list-keys.ts';
import { usePageTurns } from '../../ui/kit/use-page-turns.ts';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { useLogColumns } from './use-log-columns.tsx';
import { logsHref, useUserLogs } from './use-user-logs.ts';
import styles from './user-logs.module.css';

/** The sign-ins of all people with a count, or those of one person. */
export const UserLogsScreen = staffScreen(permissions.userLogs.read, () => {
  const { userLogs } = useOfficeWords();
  const logs = useUserLogs();
  const { userId, range, items, error, refresh } = logs;
  const columns = useLogColumns(logs);
  const rows = useRef<HTMLDivElement>(null);
  const turns = usePageTurns(rows, logs);
  useListKeys(rows, turns);
  return (
    <OfficePage
      title={userLogs.title}
      titleNote={userId ? userLogs.userWise : userLogs.all}
      crumbs={[{ label: userLogs.title }]}
      actions={userId && <ButtonTo to={logsHref(range, '')}>{userLogs.back}</ButtonTo>}
    >
      <UnreadableNotice leftOut={logs.leftOut} refresh={refresh} />
      <TableCard ref={rows}>
        <Dates logs={logs} />
        {!items && <TableSkeleton />}
        {items?.length === 0 && <EmptyState title={userLogs.empty} text={userLogs.emptyText} />}
        {items && items.length > 0 && (
          <DataTable
            caption={userId ? userLogs.userWise : userLogs.all}
            columns={columns}
            rows={items}
            // One person's sign-ins have the same id, and two may be in the same second.
            keyOf={(log, index) => `${log.user_id} ${log.lastLoginTimestamp} ${index}`}
          />
        )}
        <Paging list={{ ...logs, total: undefined }} turns={turns} isNumbered={logs.isNumbered} />
      </TableCard>
      {error !== undefined && !logs.isAsking && (
        <Failure error={error} onClose={() => void refresh()} />
      )}
    </OfficePage>
  );
});

/** The browser's own date and time pickers, which work well on a phone and by keyboard, in the device's language. */
function Dates({ logs }: { logs: ReturnType<typeof useUserLogs> }) {
  const { range, setRange, refresh } = logs;
  const { userLogs } = useOfficeWords();
  const missing = logs.isOneDateMissing ? userLogs.bothDates : undefined;
  return (
    <div className={styles.dates}>
      <TextField
        type="datetime-local"
        label={userLogs.fromDate}
        isRequired={false}
        value={range.from}
        hint={range.from ? undefined : missing}
        onValue={(from) => setRange({ from })}
      />
      <TextField
        type="datetime-local"
        label={userLogs.toDate}
        isRequired={false}
        value={range.to}
        hint={range.to ? undefined : missing}
        error={logs.isWrongOrder ? userLogs.wrongOrder : undefined}
        onValue={(to) => setRange({ to })}
      />
      <div className={styles.buttons}>
        <Button onClick={() => void refresh()}>{userLogs.refresh}</Button>
        <LinkButton onClick={() => setRange({ from: '', to: '' })}>{userLogs.clear}</LinkButton>
      </div>
    </div>
  );
}

/** The `error` field, which the specification names for this screen (text 2 section 8). */
const errorIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : undefined;

function Failure({ error, onClose }: { error: unknown; onClose: () => void }) {
  const words = useWords();
  const { userLogs } = useOfficeWords();
  const { issues = [], body } = error instanceof ApiError ? error : {};
  return (
    <ErrorModal
      title={userLogs.errorTitle}
      messages={
        issues.length > 0 ? errorMessages(error, words) : [errorIn(body) || userLogs.unknownError]
      }
      onClose={onClose}
    />
  );
}
