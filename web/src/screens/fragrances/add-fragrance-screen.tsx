import { permissions } from '@vse/domain/access/permissions';
import { NAME_LENGTH } from '@vse/domain/limits';
import { useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { OfficeSkeleton } from '../../ui/feedback/office-skeleton.tsx';
import { AddPage } from '../../ui/office/add-page.tsx';
import { SameNameModal } from '../../ui/office/same-name-modal.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { FragranceFields } from './fragrance-fields.tsx';
import { useFragrance } from './use-fragrance.ts';
import { BLANK, type FragranceDraft, fieldsOf, useAddFragrance } from './use-fragrance-form.ts';

/** Adds a fragrance. `?from=` an id starts with that fragrance's fields, as a Draft. */
export function AddFragranceScreen() {
  return <StaffOnly access={permissions.catalogue.write}>{() => <FromAddress />}</StaffOnly>;
}

function FromAddress() {
  const { fragrances: words } = useOfficeWords();
  const from = useSearchParams()[0].get('from');
  const { record, isLoading } = useFragrance(from);
  if (from !== null && isLoading) return <OfficeSkeleton />;
  const initial = record
    ? // SKUs are unique, so the copy starts without one.
      {
        ...fieldsOf(record),
        name: words.copyOf(record.name).slice(0, NAME_LENGTH),
        sku: '',
        publishState: 'Draft',
      }
    : BLANK;
  return <AddFragrance key={record?.id} initial={initial} />;
}

function AddFragrance({ initial }: { initial: FragranceDraft }) {
  const { fragrances: words } = useOfficeWords();
  const { form, sameName, uploads } = useAddFragrance(initial);
  return (
    <AddPage
      form={form}
      title={words.add}
      list={{ title: words.title, href: paths.fragrances.getHref() }}
      labels={words.fields}
    >
      <FragranceFields form={form} uploads={uploads} />
      <SameNameModal sameName={sameName} name={form.draft.name} />
    </AddPage>
  );
}
