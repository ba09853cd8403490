import { deleteUserSetting } from '@vse/domain/contract/calls';
import { useNavigate } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ConfirmModal } from '../../ui/feedback/confirm-modal.tsx';
import type { Person } from './merge-people.ts';
import type { usePeople } from './use-people.ts';

type DeleteUserProps = {
  person: Person;
  people: ReturnType<typeof usePeople>;
  onClose: () => void;
};

/** Asks, deletes, and shows the confirmation page. After a failure the dialog stays open for another attempt. */
export function DeleteUser({ person: { settings, name }, people, onClose }: DeleteUserProps) {
  const { users } = useOfficeWords();
  const navigate = useNavigate();
  const { run, isBusy, error } = useAction();
  if (!settings) return null;
  const { id, email, etag } = settings;
  const remove = () =>
    run(
      async () => {
        try {
          await staffCall(deleteUserSetting, { id, email, etag });
        } catch (failure) {
          // A failure halfway has removed the role: the list shows it, and the next attempt continues from there.
          void people.refresh();
          throw failure;
        }
      },
      () => navigate(paths.userDeleted.getHref(id, name)),
      () => people.remove(id),
    );
  return (
    <ConfirmModal
      title={users.deleteTitle(name)}
      text={users.deleteText(name)}
      confirm={users.deleteConfirm}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
