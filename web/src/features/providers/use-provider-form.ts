import { createProvider, listProviders, updateProvider } from '@vse/domain/contract/calls';
import {
  EditedProvider,
  ListedProvider,
  NewProvider,
  type Provider,
} from '@vse/domain/records/providers';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { replacing, staffCall } from '../../lib/api/staff.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { nameOf } from '../../lib/forms/use-same-name.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/records/names-of.ts';
import { useFragranceRows } from '../../lib/records/use-fragrance-rows.ts';
import type { ProviderRecords } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useTranslated } from '../../lib/words/words.ts';
import { changesOf, idsOf, type Stocked } from './inventory/inventory.ts';

/** Adds a provider and shows its page. Until a switch is changed, the inventory has all fragrances. */
export function useAddProvider(providers: ProviderRecords, all: readonly Stocked[]) {
  const translated = useTranslated();
  const navigate = useNavigate();
  return useRecordForm({
    schema: NewProvider,
    errorTitle: translated('ERROR_ADDING_PROVIDER'),
    labels: useOfficeWords().providers.fields,
    sameName: { existing: providers.items, nameOf, hrefOf: paths.provider.getHref },
    initial: {
      ...{ name: '', showLogoOnPdf: false, offersSamples: false, privacyNotice: '' },
      fragrances: all.map(({ id }) => ({ id })),
    },
    save: async (input, { requestId }) => {
      const { id } = await staffCall(createProvider, { ...input, requestId });
      void providers.refresh();
      return id;
    },
    onSaved: (id) => navigate(id ? paths.provider.getHref(id) : paths.providers.getHref()),
  });
}

/** Edits a provider with its inventory. */
export function useEditProvider(provider: Provider, providers: ProviderRecords) {
  const { items: known } = useFragranceRows();
  const [isSaved, setSaved] = useState(false);
  const form = useRecordForm({
    ...useStored(provider, providers),
    schema: EditedProvider,
    values: { fragrances: namesOf(known) },
    check: ({ fragrances }) => checkStock(fragrances, known),
    onSaved: () => setSaved(true),
  });
  return {
    ...form,
    /** Whether the banner is shown; editing hides it (text 2 section 4). */
    isSaved,
    begin: () => {
      setSaved(false);
      form.begin();
    },
    restore: (state: object, onRestored: () => void) => {
      setSaved(false);
      form.restore(state, onRestored);
    },
  };
}
export type ProviderForm = ReturnType<typeof useEditProvider>;

/** How many changes are not saved, in words. Undefined where only the order of the inventory differs. */
export function useUnsaved(provider: Provider, { draft }: ProviderForm): string | undefined {
  const { unsaved } = useOfficeWords().providers;
  const count = changesOf(provider, draft);
  return count > 0 ? unsaved({ count }) : undefined;
}

/** Edits the fields shown in the list; the inventory does not change. */
export const useListedProvider = (
  provider: Provider,
  providers: ProviderRecords,
  onSaved: () => void,
) =>
  useRecordForm({
    ...useStored(provider, providers),
    schema: ListedProvider,
    isBegun: true,
    onSaved,
  });

type Edited = Pick<Provider, 'id' | 'name' | 'showLogoOnPdf' | 'offersSamples' | 'fragrances'> & {
  privacyNotice?: string | undefined;
};

function useStored(provider: Provider, providers: ProviderRecords) {
  const errorTitle = useTranslated()('ERROR_ADDING_PROVIDER');
  const labels = useOfficeWords().providers.fields;
  return {
    errorTitle,
    labels,
    // Absent means off.
    record: { offersSamples: false, ...provider },
    sameName: { existing: providers.items, own: provider, nameOf, hrefOf: paths.provider.getHref },
    save: async (input: Edited, { etag }: { etag: string | undefined }) => {
      const saved = await staffCall(updateProvider, { ...input, etag });
      await providers.changed(replacing({ ...input, ...saved }));
    },
    reload: async () => {
      const { items } = await staffCall(listProviders, {});
      return items.find(({ id }) => id === provider.id);
    },
  };
}

/** Deleted fragrances may remain in an inventory, but do not count as its content. */
function checkStock(
  chosen: readonly Stocked[],
  known: readonly Stocked[] | undefined,
): Record<string, string> {
  if (!known) return {};
  const there = idsOf(known);
  return chosen.some(({ id }) => there.has(id)) ? {} : { fragrances: 'INVENTORY_REQUIRED_TO_SAVE' };
}
