import type { FragranceRow } from '@vse/domain/records/fragrances';
import type { Provider } from '@vse/domain/records/providers';
import { useState } from 'react';
import { useProviders } from '../../../lib/records/use-providers.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { CheckboxField } from '../../../ui/kit/controls/toggle-fields.tsx';
import { FailureAlert } from '../../../ui/kit/failure-alert.tsx';
import { OfficeDialog } from '../../../ui/kit/office-dialog.tsx';
import { useSelectionWords } from '../words/selection.ts';

type StockModalProps = {
  chosen: readonly FragranceRow[];
  onAdd: (providers: readonly Provider[]) => void;
  onClose: () => void;
};

/** Asks into which inventories the selected fragrances come. Those that have all of them cannot be chosen. */
export function StockModal({ chosen, onAdd, onClose }: StockModalProps) {
  const { parts } = useOfficeWords();
  const words = useSelectionWords();
  const { number } = useFormats();
  const { items, isRead, error } = useProviders();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const add = () => {
    const providers = items.filter(({ id }) => ids.includes(id));
    if (providers.length > 0) onAdd(providers);
    else setMissing(true);
  };
  const stockedIn = ({ fragrances }: Provider) => {
    const stock = new Set(fragrances.map(({ id }) => id));
    return chosen.filter(({ id }) => stock.has(id)).length;
  };
  return (
    <OfficeDialog
      title={words.stockTitle({ count: chosen.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{parts.cancel}</Button>
          <Button look="ink" onClick={add}>
            {words.stockConfirm}
          </Button>
        </>
      }
    >
      {isRead && items.length === 0 && <p>{words.noProviders}</p>}
      {items.map((provider) => {
        const { id, name } = provider;
        const stocked = stockedIn(provider);
        return (
          <CheckboxField
            key={id}
            label={name}
            hint={
              stocked > 0
                ? words.has({ count: number(stocked), total: number(chosen.length) })
                : undefined
            }
            value={ids.includes(id) || stocked === chosen.length}
            disabled={stocked === chosen.length}
            onValue={(isOn) => {
              setMissing(false);
              setIds(isOn ? [...ids, id] : ids.filter((one) => one !== id));
            }}
          />
        );
      })}
      <FailureAlert error={error} />
      <Alert messages={isMissing ? [words.chooseOne] : []} />
    </OfficeDialog>
  );
}
