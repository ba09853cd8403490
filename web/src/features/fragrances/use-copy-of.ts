import { NAME_LENGTH } from '@vse/domain/limits';
import { useSearchParams } from 'react-router';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useFragrance } from './use-fragrance.ts';

/** The fields of the fragrance that the address names in `?from=`, as a Draft. Undefined without one. */
export function useCopyOf() {
  const { fragrances: words } = useOfficeWords();
  const from = useSearchParams()[0].get('from');
  const { record, isLoading } = useFragrance(from);
  const copy = record && {
    ...record,
    name: words.copyOf({ name: record.name }).slice(0, NAME_LENGTH),
    // SKUs are unique, so the copy starts without one.
    sku: '',
    publishState: 'Draft',
  };
  return { copy, isLoading: from !== null && isLoading };
}
