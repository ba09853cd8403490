import {
  createUserSetting,
  listUserSettings,
  NewUserSetting,
  updateUserSetting,
} from '@vse/domain/users';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { statusOf } from '../../lib/api/api-error.ts';
import { staffCall, useStaffAll } from '../../lib/api/staff.ts';
import { fieldErrors, messagesOf } from '../../lib/issues.ts';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { problemMessages } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import type { useEdit } from '../../lib/use-edit.ts';
import { useRequestId } from '../../lib/use-request-id.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { errorsIn, type FieldMarks } from './field-marks.ts';
import type { Person } from './merge-people.ts';
import { useRefreshPeople } from './use-people.ts';
import { draftOf, type UserDraft } from './user-draft.ts';
import type { ToldState } from './user-steps.tsx';

type Problems = { messages: readonly string[]; isStale?: boolean; isGone?: boolean };
const NONE: Problems = { messages: [] };

/**
 * Saves what was edited: settings that exist are changed, from the copy that the edit began with; somebody whom only
 * the directory knows is added. After a failure everything typed is still there.
 */
export function useSaveUser(person: Person, edit: ReturnType<typeof useEdit<UserDraft>>) {
  const words = useWords();
  const { users, parts } = useOfficeWords();
  const navigate = useNavigate();
  const refresh = useRefreshPeople();
  const requestId = useRequestId();
  const { mutate: newest } = useStaffAll(listUserSettings);
  const { run, isBusy } = useAction();
  const [problems, setProblems] = useState(NONE);
  const [marks, setMarks] = useState<FieldMarks>();

  const tell = (id: string, state: ToldState) =>
    navigate(paths.user.getHref(id), { replace: true, state });

  async function send(draft: UserDraft, settingsId: string | undefined) {
    const { etag, ...fields } = draft;
    if (settingsId === undefined) {
      const content = NewUserSetting.parse(fields);
      const steps = await staffCall(createUserSetting, {
        ...content,
        requestId: requestId(content),
      });
      edit.end();
      await refresh();
      tell(steps.id, { steps, isNew: true });
      return;
    }
    const change = updateUserSetting.input.parse({ ...fields, id: settingsId, etag });
    const steps = await staffCall(updateUserSetting, change);
    await refresh();
    edit.end();
    if (steps.directory !== 'unchanged') tell(settingsId, { steps, isNew: false });
    else notify(steps.role === 'pending' ? users.savedRolePending : users.saved);
  }

  const save = () => {
    const draft = edit.draft;
    const settingsId = person.settings?.id;
    const schema = settingsId === undefined ? NewUserSetting : updateUserSetting.input;
    const checked = schema.safeParse({ ...draft, id: settingsId });
    setMarks({ draft, errors: fieldErrors(checked.error) });
    if (!checked.success) {
      setProblems({ messages: messagesOf(checked.error) });
      return;
    }
    return run(async () => {
      try {
        await send(draft, settingsId);
      } catch (error) {
        const isStale = statusOf(error) === 412;
        setProblems({
          messages: isStale ? [parts.stale] : problemMessages(error, words),
          isStale,
          isGone: settingsId !== undefined && statusOf(error) === 404,
        });
      }
    });
  };

  /** The newest copy, with what was typed on top of it. */
  const reload = () =>
    run(async () => {
      const fresh = (await newest())?.find(({ id }) => id === person.settings?.id);
      if (fresh) edit.rebase(draftOf({ ...person, settings: fresh }));
      setProblems(NONE);
      notify(parts.rebased);
    });

  return {
    save,
    isBusy,
    problems,
    /** Beside the fields of an edit that goes on. */
    errors: edit.isEditing ? errorsIn(edit.draft, marks) : {},
    forget: () => setProblems(NONE),
    reload,
    /** For the list, from which somebody is gone. */
    refresh: () => void refresh(),
  };
}
