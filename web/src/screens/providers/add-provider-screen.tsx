import { permissions } from '@vse/domain/access/permissions';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { useFragranceRows } from '../../lib/use-fragrance-rows.ts';
import { useProviderRecords } from '../../lib/use-providers.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { OfficeSkeleton } from '../../ui/feedback/office-skeleton.tsx';
import { AddPage } from '../../ui/office/add-page.tsx';
import { TextField } from '../../ui/office/controls/text-field.tsx';
import { SwitchField } from '../../ui/office/controls/toggle-fields.tsx';
import { OfficeFailure } from '../../ui/office/office-failure.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { InventoryList } from './inventory/inventory-list.tsx';
import { NeedsFragrances } from './inventory/needs-fragrances.tsx';
import styles from './providers.module.css';
import { useAddProvider } from './use-provider-form.ts';

export const AddProviderScreen = staffScreen(permissions.catalogue.write, () => {
  const { items, error, refresh } = useFragranceRows();
  if (items) return <AddProvider fragrances={items} />;
  if (error !== undefined) return <OfficeFailure error={error} onRetry={() => void refresh()} />;
  return <OfficeSkeleton />;
});

function AddProvider({ fragrances }: { fragrances: readonly FragranceRow[] }) {
  const { providers } = useOfficeWords();
  const form = useAddProvider(useProviderRecords(), fragrances);
  const { field, draft } = form;
  const { error: stockError, onValue } = field('fragrances');
  return (
    <AddPage
      form={form}
      title={providers.add}
      parent="providers"
      submit={{ label: providers.add, busy: providers.adding }}
    >
      {fragrances.length === 0 && <NeedsFragrances />}
      <div className={styles.columns}>
        <Card>
          <SwitchField hint={providers.logoHint} {...field('showLogoOnPdf')} />
          <TextField {...field('name')} />
        </Card>
        <InventoryList
          rows={fragrances}
          value={draft.fragrances}
          disabled={false}
          error={stockError}
          onValue={onValue}
        />
      </div>
    </AddPage>
  );
}
