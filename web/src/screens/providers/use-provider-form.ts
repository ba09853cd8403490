import { createProvider, listProviders, updateProvider } from '@vse/domain/contract/calls';
import {
  EditedProvider,
  ListedProvider,
  NewProvider,
  type Provider,
} from '@vse/domain/records/providers';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { type Draft, type Revision, useRecordForm } from '../../lib/forms/use-record-form.ts';
import { paths } from '../../lib/paths.ts';
import type { useProviderRecords } from '../../lib/use-providers.ts';
import { useTranslated } from '../../lib/words/words.ts';
import { idsOf, type Stocked } from './inventory.ts';

type Providers = ReturnType<typeof useProviderRecords>;
type Known = readonly Stocked[] | undefined;

/** Adds a provider and shows its page. Until a switch is changed, the inventory has all fragrances. */
export function useAddProvider(providers: Providers, all: readonly Stocked[]) {
  const translated = useTranslated();
  const navigate = useNavigate();
  return useRecordForm({
    schema: NewProvider,
    errorTitle: translated('ERROR_ADDING_PROVIDER'),
    initial: { name: '', showLogoOnPdf: false, fragrances: all.map(({ id }) => ({ id })) },
    save: async (input, { requestId }) => {
      const { id } = await staffCall(createProvider, { ...input, requestId });
      await providers.refresh();
      return id;
    },
    onSaved: (id) => navigate(id ? paths.provider.getHref(id) : paths.providers.getHref()),
  });
}

/** Edits a provider with its inventory. `known` has all existing fragrances. */
export function useEditProvider(provider: Provider, providers: Providers, known: Known) {
  const translated = useTranslated();
  const [isSaved, setSaved] = useState(false);
  const form = useRecordForm({
    schema: EditedProvider,
    errorTitle: translated('ERROR_ADDING_PROVIDER'),
    record: draftOf(provider),
    check: ({ fragrances }) => checkStock(fragrances, known),
    save: (input, { etag }) => saveProvider(provider, input, etag, providers),
    onSaved: () => setSaved(true),
    reload: () => readProvider(provider.id),
  });
  return {
    ...form,
    /** Whether the banner is shown; editing hides it (text 2 section 4). */
    isSaved: isSaved && !form.isEditing,
    begin: () => {
      setSaved(false);
      form.begin();
    },
  };
}
export type ProviderForm = ReturnType<typeof useEditProvider>;

/** Edits the fields shown in the list; the inventory does not change. */
export function useListedProvider(provider: Provider, providers: Providers, onDone: () => void) {
  const translated = useTranslated();
  // The copy from when the dialog opened, because a newer copy's ETag must not be used for changes of an older one.
  const [initial] = useState(() => draftOf(provider));
  return useRecordForm({
    schema: ListedProvider,
    errorTitle: translated('ERROR_ADDING_PROVIDER'),
    initial,
    save: (input, { etag }) => saveProvider(provider, input, etag, providers),
    onSaved: onDone,
    reload: () => readProvider(provider.id),
  });
}

type Edited = Pick<Provider, 'id' | 'name' | 'showLogoOnPdf' | 'fragrances'>;

async function saveProvider(
  before: Provider,
  { id, name, showLogoOnPdf, fragrances }: Edited,
  etag: string | undefined,
  providers: Providers,
) {
  const input = { id, name, showLogoOnPdf, fragrances };
  await staffCall(updateProvider, etag === undefined ? input : { ...input, etag });
  providers.put({ ...before, ...input });
  // The fresh list has the ETag for the next save.
  await providers.refresh();
}

async function readProvider(id: string) {
  const { items } = await staffCall(listProviders, {});
  const fresh = items.find((item) => item.id === id);
  return fresh && draftOf(fresh);
}

const draftOf = ({
  id,
  name,
  showLogoOnPdf,
  fragrances,
  etag,
  changedBy,
  changedDate,
}: Provider): Draft<typeof EditedProvider> & Revision => ({
  id,
  name,
  showLogoOnPdf,
  fragrances,
  etag,
  changedBy,
  changedDate: changedDate ?? undefined,
});

/** Deleted fragrances may remain in an inventory, but do not count as its content. */
function checkStock(chosen: readonly Stocked[], known: Known): Record<string, string> {
  if (!known) return {};
  const there = idsOf(known);
  return chosen.some(({ id }) => there.has(id)) ? {} : { fragrances: 'INVENTORY_REQUIRED_TO_SAVE' };
}
