import { permissions } from '@vse/domain/access/permissions';
import { NAME_LENGTH } from '@vse/domain/limits';
import { useSearchParams } from 'react-router';
import { useOfficeWords } from '../../lib/words/words.ts';
import { OfficeSkeleton } from '../../ui/feedback/office-skeleton.tsx';
import { AddPage } from '../../ui/office/add-page.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { FragranceFields } from './fragrance-fields.tsx';
import { NeedsAdjectives } from './needs-adjectives.tsx';
import { useFragrance } from './use-fragrance.ts';
import { BLANK, type FragranceDraft, useAddFragrance } from './use-fragrance-form.ts';

/** Adds a fragrance. `?from=` an id starts with that fragrance's fields, as a Draft. */
export const AddFragranceScreen = staffScreen(permissions.catalogue.write, () => {
  const { fragrances: words } = useOfficeWords();
  const from = useSearchParams()[0].get('from');
  const { record, isLoading } = useFragrance(from);
  if (from !== null && isLoading) return <OfficeSkeleton />;
  if (!record) return <AddFragrance initial={BLANK} />;
  const name = words.copyOf(record.name).slice(0, NAME_LENGTH);
  // SKUs are unique, so the copy starts without one.
  const initial = { ...record, name, sku: '', publishState: 'Draft' };
  return <AddFragrance key={record.id} initial={initial} />;
});

function AddFragrance({ initial }: { initial: FragranceDraft }) {
  const { fragrances: words } = useOfficeWords();
  const form = useAddFragrance(initial);
  return (
    <AddPage form={form} parent="fragrances" title={words.add}>
      <NeedsAdjectives />
      <FragranceFields form={form} />
    </AddPage>
  );
}
