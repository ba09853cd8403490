import { deleteUserSetting } from '@vse/domain/users';
import { useNavigate } from 'react-router';
import { statusOf } from '../../lib/api/api-error.ts';
import { staffCall } from '../../lib/api/staff.ts';
import { paths } from '../../lib/paths.ts';
import { problemMessages } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import type { Person } from './merge-people.ts';
import { useRefreshPeople } from './use-people.ts';

type DeleteUserProps = { person: Person; onClose: () => void };

/** Asks, deletes, and goes to the page that says so. What failed stays open, to be tried again. */
export function DeleteUser({ person: { settings, name }, onClose }: DeleteUserProps) {
  const words = useWords();
  const { users, parts } = useOfficeWords();
  const navigate = useNavigate();
  const refresh = useRefreshPeople();
  const { run, isBusy, error } = useAction();
  if (!settings) return null;
  const { id, email, etag } = settings;
  const remove = async () => {
    try {
      await staffCall(deleteUserSetting, { id, email, etag });
    } catch (failure) {
      // A half-way failure has reset the role: the list shows it, and the next try starts from there.
      void refresh();
      throw failure;
    }
    navigate(paths.userDeleted.getHref(id, name));
    await refresh();
  };
  return (
    <ConfirmModal
      title={users.deleteTitle(name)}
      text={users.deleteText(name)}
      confirm={users.deleteConfirm}
      isBusy={isBusy}
      problems={problemsOf(error, parts.stale, words)}
      onConfirm={() => void run(remove)}
      onClose={onClose}
    />
  );
}

function problemsOf(error: unknown, stale: string, words: ReturnType<typeof useWords>) {
  if (error === undefined) return [];
  return statusOf(error) === 412 ? [stale] : problemMessages(error, words);
}
