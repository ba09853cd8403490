import { deleteUserSetting } from '@vse/domain/contract/calls';
import { staffCall } from '../../lib/api/staff.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { DeleteModal } from '../../ui/kit/delete-modal.tsx';
import type { Person } from './directory/merge-people.ts';
import type { People } from './directory/use-people.ts';

type DeleteUserProps = { person: Person; people: People; onClose: () => void };

export function DeleteUser({ person: { settings, name }, people, onClose }: DeleteUserProps) {
  const { users } = useOfficeWords();
  if (!settings) return null;
  const { id, email, etag } = settings;
  const remove = async () => {
    try {
      await staffCall(deleteUserSetting, { id, email, etag });
    } catch (failure) {
      // A failure halfway has removed the role: the list shows it, and the next attempt continues from there.
      void people.refresh();
      throw failure;
    }
  };
  return (
    <DeleteModal
      title={users.deleteTitle({ name })}
      text={users.deleteText({ name })}
      confirm={users.deleteConfirm}
      remove={remove}
      leaveTo={paths.userDeleted.getHref(id, name)}
      refresh={() => people.remove(id)}
      onClose={onClose}
    />
  );
}
