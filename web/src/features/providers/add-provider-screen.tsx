import { permissions } from '@vse/domain/access/permissions';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { useFragranceRows } from '../../lib/records/use-fragrance-rows.ts';
import { useProviderRecords } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Card } from '../../ui/base/card.tsx';
import { OfficeSkeleton } from '../../ui/feedback/office-skeleton.tsx';
import { AddPage } from '../../ui/kit/add-page.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { SwitchField } from '../../ui/kit/controls/toggle-fields.tsx';
import { OfficeFailure } from '../../ui/kit/office-failure.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { providerKind } from './feature.ts';
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
      parent={providerKind}
      submit={{ label: providers.add, busy: providers.adding }}
    >
      {fragrances.length === 0 && <NeedsFragrances />}
      <div className={styles.columns}>
        <Card>
          <SwitchField hint={providers.logoHint} {...field('showLogoOnPdf')} />
          <TextField {...field('name')} />
          <SwitchField hint={providers.samplesHint} {...field('offersSamples')} />
          <TextField
            type="url"
            inputMode="url"
            isRequired={false}
            hint={providers.noticeHint}
            {...field('privacyNotice')}
            value={draft.privacyNotice ?? ''}
          />
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
