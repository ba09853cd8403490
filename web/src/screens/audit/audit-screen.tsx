import { permissions } from '@vse/domain/access/permissions';
import { AUDIT_KINDS } from '@vse/domain/contract/audited';
import { listAudit } from '@vse/domain/contract/calls';
import { useList } from '../../lib/api/use-list.ts';
import { paths } from '../../lib/paths.ts';
import { useStaffNames } from '../../lib/use-staff-names.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import type { Filter } from '../../ui/office/filter-bar.tsx';
import { ListScreen } from '../../ui/office/list-screen.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { AUDIT_FILTERS, auditInput } from './audit-filters.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

/** Refusals and changes, newest first: who did what to which record. */
export function AuditScreen() {
  return <StaffOnly access={permissions.audit.read}>{() => <Audit />}</StaffOnly>;
}

function Audit() {
  const { audit, parts } = useOfficeWords();
  const list = useList(listAudit, {
    mode: 'pages',
    filters: AUDIT_FILTERS,
    toInput: auditInput,
  });
  const { query, setQuery } = list;
  return (
    <ListScreen
      words={audit}
      crumbs={[{ label: parts.dashboard, href: paths.dashboard.getHref() }, { label: audit.title }]}
      list={list}
      columns={useAuditColumns((filters) => setQuery({ filters }))}
      keyOf={({ id }) => id}
      filters={useFilters(query.filters.who)}
    />
  );
}

/** The choices include the person in the address, even a deleted user. */
function useFilters(who: string | undefined): Filter[] {
  const { audit } = useOfficeWords();
  const { filters, kinds, nobody } = audit;
  const people = [
    { value: 'anyone', label: nobody.anyone },
    { value: 'respondent', label: nobody.respondent },
    ...useStaffNames().people.map(({ id, name, email }) => ({ value: id, label: name || email })),
  ];
  const isListed = !who || people.some(({ value }) => value === who);
  return [
    { kind: 'date', name: 'from', label: filters.from },
    { kind: 'date', name: 'to', label: filters.to },
    {
      kind: 'select',
      name: 'who',
      label: filters.who,
      options: isListed ? people : [{ value: who, label: who }, ...people],
    },
    {
      kind: 'select',
      name: 'kind',
      label: filters.kind,
      options: AUDIT_KINDS.map((kind) => ({ value: kind, label: kinds[kind] })),
    },
    { kind: 'text', name: 'record', label: filters.record },
  ];
}
