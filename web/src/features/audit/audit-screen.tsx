import { permissions } from '@vse/domain/access/permissions';
import { AUDIT_KINDS } from '@vse/domain/contract/audited';
import { countAudit } from '@vse/domain/contract/calls';
import { listAudit } from '@vse/domain/records/audit';
import { useList } from '../../lib/api/use-list.ts';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { useStaffNames } from '../../lib/records/use-staff-names.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ModalButton } from '../../ui/kit/controls/modal-button.tsx';
import { optionsOf } from '../../ui/kit/controls/select-field.tsx';
import { daysFilter } from '../../ui/kit/days-filter.tsx';
import { type Filter, selectFilter } from '../../ui/kit/filter-bar.tsx';
import { ListScreen } from '../../ui/kit/list-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { AUDIT_FILTERS, auditInput } from './audit-filters.ts';
import { useAuditColumns } from './use-audit-columns.tsx';
import { useAuditWords } from './words/audit.ts';

const RetentionDialog = lazyIn(
  async () => (await import('./retention-dialog.tsx')).RetentionDialog,
);

/** Refusals and changes, newest first: who did what to which record. */
export const AuditScreen = staffScreen(permissions.audit.read, () => {
  const audit = useAuditWords();
  const { dashboard } = useOfficeWords();
  const list = useList(listAudit, countAudit, {
    filters: AUDIT_FILTERS,
    toInput: auditInput,
  });
  const { query, setQuery } = list;
  return (
    <ListScreen
      words={{ ...audit, title: dashboard.auditLog }}
      list={list}
      actions={
        <ModalButton modal={(close) => <RetentionDialog onClose={close} />}>
          {audit.retention}
        </ModalButton>
      }
      columns={useAuditColumns((filters) => setQuery({ filters }))}
      filters={useFilters(query.filters.who)}
    />
  );
});

/** The choices include the person in the address, even a deleted user. */
function useFilters(who: string | undefined): Filter[] {
  const audit = useAuditWords();
  const { filters, kinds, nobody } = audit;
  const people = [
    { value: 'anyone', label: nobody.anyone },
    { value: 'respondent', label: nobody.respondent },
    ...useStaffNames().people.map(({ id, name, email }) => ({ value: id, label: name || email })),
  ];
  const isListed = !who || people.some(({ value }) => value === who);
  return [
    { kind: 'text', name: 'record', label: filters.record },
    daysFilter,
    selectFilter('who', filters.who, isListed ? people : [{ value: who, label: who }, ...people]),
    selectFilter('kind', filters.kind, optionsOf(AUDIT_KINDS, kinds)),
  ];
}
