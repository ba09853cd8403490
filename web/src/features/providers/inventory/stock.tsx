import type { Provider } from '@vse/domain/records/providers';
import { useFragranceRows } from '../../../lib/records/use-fragrance-rows.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { FailureAlert } from '../../../ui/kit/failure-alert.tsx';
import type { ProviderForm } from '../use-provider-form.ts';
import { InventoryList } from './inventory-list.tsx';

type StockProps = { provider: Provider; form: ProviderForm };

/** The inventory of a provider, once the fragrances are loaded. */
export function Stock({ provider, form }: StockProps) {
  const { common } = useWords();
  const { providers } = useOfficeWords();
  const { items, error, refresh } = useFragranceRows();
  const { error: problem, disabled, onValue } = form.field('fragrances');
  if (items)
    return (
      <InventoryList
        rows={items}
        value={form.draft.fragrances}
        before={provider.fragrances}
        disabled={disabled}
        error={problem}
        onValue={onValue}
      />
    );
  return (
    <Card title={providers.inventory}>
      {error === undefined ? (
        <Skeleton>
          <Bone height="320px" radius="14px" />
        </Skeleton>
      ) : (
        <>
          <FailureAlert error={error} />
          <div>
            <Button onClick={() => void refresh()}>{common.tryAgain}</Button>
          </div>
        </>
      )}
    </Card>
  );
}
