import {
  COULD_NOT_ADD_USER,
  createUserSetting,
  NewUserSetting,
  USER_EXISTS,
} from '@vse/domain/users';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isPassing } from '../../lib/api/api-error.ts';
import { staffCall } from '../../lib/api/staff.ts';
import { fieldErrors, messagesOf } from '../../lib/issues.ts';
import { paths } from '../../lib/paths.ts';
import { problemMessages } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { useRequestId } from '../../lib/use-request-id.ts';
import { useWords } from '../../lib/words/words.ts';
import { errorsIn, type FieldMarks } from './field-marks.ts';
import type { Person } from './merge-people.ts';
import { useRefreshPeople } from './use-people.ts';
import type { UserDraft } from './user-draft.ts';
import type { ToldState } from './user-steps.tsx';

/**
 * Lets a person in and goes to their page, with what was done and what was not. A failure keeps what was typed; the
 * same content sent again is the same request, so that nobody is added or invited twice.
 */
export function useAddUser(people: readonly Person[]) {
  const words = useWords();
  const navigate = useNavigate();
  const refresh = useRefreshPeople();
  const requestId = useRequestId();
  const { run, isBusy } = useAction();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [marks, setMarks] = useState<FieldMarks>();

  const add = (draft: UserDraft) => {
    const { etag: _, ...fields } = draft;
    const checked = NewUserSetting.safeParse(fields);
    const known = isKnown(people, draft.email) ? { email: USER_EXISTS } : {};
    const found = [...messagesOf(checked.error), ...Object.values(known)];
    setProblems(found);
    setMarks({ draft, errors: { ...fieldErrors(checked.error), ...known } });
    if (found.length > 0 || !checked.success) return;
    return run(async () => {
      try {
        const content = checked.data;
        const steps = await staffCall(createUserSetting, {
          ...content,
          requestId: requestId(content),
        });
        await refresh();
        const state: ToldState = { steps, isNew: true };
        navigate(paths.user.getHref(steps.id), { state });
      } catch (error) {
        const reasons = problemMessages(error, words);
        setProblems(isPassing(error) ? [COULD_NOT_ADD_USER, ...reasons] : reasons);
      }
    });
  };

  return {
    add,
    isBusy,
    problems,
    errorsIn: (draft: UserDraft) => errorsIn(draft, marks),
    forget: () => setProblems([]),
  };
}

function isKnown(people: readonly Person[], email: string): boolean {
  const key = email.trim().toLowerCase();
  return people.some((person) => person.settings && person.email.toLowerCase() === key);
}
