import type { Provider } from '@vse/domain/records/providers';
import type { ProviderRecords } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { CheckboxField } from '../../ui/kit/controls/toggle-fields.tsx';
import { FormModal } from '../../ui/kit/form-modal.tsx';
import { useListedProvider } from './use-provider-form.ts';

type EditProviderModalProps = {
  provider: Provider;
  providers: ProviderRecords;
  onClose: () => void;
};

/** Edits a provider's name and logo switch from the list. The provider's page also edits the inventory. */
export function EditProviderModal({ provider, providers, onClose }: EditProviderModalProps) {
  const { providers: words } = useOfficeWords();
  const form = useListedProvider(provider, providers, onClose);
  return (
    <FormModal title={words.editTitle} form={form} onClose={onClose}>
      <TextField {...form.field('name')} />
      <CheckboxField hint={words.logoHint} {...form.field('showLogoOnPdf')} />
    </FormModal>
  );
}
