import { deleteProvider } from '@vse/domain/contract/calls';
import type { Provider } from '@vse/domain/records/providers';
import { useNavigate } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { paths } from '../../lib/paths.ts';
import type { useProviderRecords } from '../../lib/use-providers.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ConfirmModal } from '../../ui/feedback/confirm-modal.tsx';

type DeleteProviderProps = {
  provider: Provider;
  providers: ReturnType<typeof useProviderRecords>;
  onClose: () => void;
};

/** Asks, deletes, and shows the confirmation page. A refusal, such as for a provider in use, is shown in the dialog. */
export function DeleteProvider({ provider, providers, onClose }: DeleteProviderProps) {
  const words = useOfficeWords().providers;
  const navigate = useNavigate();
  const { run, isBusy, error } = useAction();
  const { id, name, etag } = provider;
  const remove = () =>
    run(
      async () => {
        await staffCall(deleteProvider, etag === undefined ? { id } : { id, etag });
      },
      () => navigate(paths.providerDeletedByName.getHref(name)),
      () => {
        providers.remove(id);
        return providers.refresh();
      },
    );
  return (
    <ConfirmModal
      title={words.deleteTitle}
      text={words.deleteText(name)}
      confirm={words.confirm}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
