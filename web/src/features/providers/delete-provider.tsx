import { deleteProvider } from '@vse/domain/contract/calls';
import type { Provider } from '@vse/domain/records/providers';
import { removing, staffCall } from '../../lib/api/staff.ts';
import { paths } from '../../lib/paths.ts';
import type { ProviderRecords } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { DeleteModal } from '../../ui/kit/delete-modal.tsx';

type DeleteProviderProps = {
  provider: Provider;
  providers: ProviderRecords;
  onClose: () => void;
};

/** A refusal, such as for a provider in use, is shown in the dialog. */
export function DeleteProvider({ provider, providers, onClose }: DeleteProviderProps) {
  const { providers: words } = useOfficeWords();
  const { id, name, etag } = provider;
  return (
    <DeleteModal
      title={words.deleteTitle}
      text={words.deleteText({ name })}
      confirm={words.confirm}
      remove={() => staffCall(deleteProvider, { id, etag })}
      leaveTo={paths.providerDeletedByName.getHref(name)}
      refresh={() => providers.changed(removing(id))}
      onClose={onClose}
    />
  );
}
