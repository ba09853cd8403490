import type { Provider } from '@vse/domain/records/providers';
import type { useProviderRecords } from '../../lib/use-providers.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ModalActions } from '../../ui/feedback/modal-actions.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import { TextField } from '../../ui/office/controls/text-field.tsx';
import { CheckboxField } from '../../ui/office/controls/toggle-fields.tsx';
import { RecordForm } from '../../ui/office/record-form.tsx';
import { SaveProblems } from '../../ui/office/save-problems.tsx';
import styles from './providers.module.css';
import { useListedProvider } from './use-provider-form.ts';

type EditProviderModalProps = {
  provider: Provider;
  providers: ReturnType<typeof useProviderRecords>;
  onClose: () => void;
};

/** Edits a provider's name and logo switch from the list. The provider's page also edits the inventory. */
export function EditProviderModal({ provider, providers, onClose }: EditProviderModalProps) {
  const { providers: words, parts } = useOfficeWords();
  const form = useListedProvider(provider, providers, onClose);
  const close = () => form.guard.ask(onClose);
  return (
    <Modal title={words.editTitle} onClose={close}>
      <RecordForm form={form} className={styles.form}>
        <TextField label={words.fields.name} autoComplete="off" {...form.field('name')} />
        <CheckboxField
          label={words.fields.showLogoOnPdf}
          hint={words.logoHint}
          {...form.field('showLogoOnPdf')}
          value={form.draft.showLogoOnPdf ?? false}
        />
        <ModalActions>
          <Button onClick={close}>{parts.cancel}</Button>
          <Button type="submit" look="ink" aria-disabled={form.isBusy}>
            {form.isBusy ? parts.saving : parts.save}
          </Button>
        </ModalActions>
      </RecordForm>
      <SaveProblems form={form} labels={words.fields} />
    </Modal>
  );
}
