import { permissions } from '@vse/domain/access/permissions';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { OfficeSkeleton } from '../../ui/feedback/office-skeleton.tsx';
import { AddPage } from '../../ui/kit/add-page.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { fragranceKind } from './feature.ts';
import { FragranceFields } from './fragrance-fields.tsx';
import { NeedsAdjectives } from './scent/needs-adjectives.tsx';
import { useCopyOf } from './use-copy-of.ts';
import { BLANK, type FragranceDraft, useAddFragrance } from './use-fragrance-form.ts';

/** Adds a fragrance, which may start as a copy of another. */
export const AddFragranceScreen = staffScreen(permissions.catalogue.write, () => {
  const { copy, isLoading } = useCopyOf();
  if (isLoading) return <OfficeSkeleton />;
  return <AddFragrance key={copy?.id} initial={copy ?? BLANK} />;
});

function AddFragrance({ initial }: { initial: FragranceDraft }) {
  const { fragrances: words } = useOfficeWords();
  const form = useAddFragrance(initial);
  return (
    <AddPage form={form} parent={fragranceKind} title={words.add}>
      <NeedsAdjectives />
      <FragranceFields form={form} />
    </AddPage>
  );
}
