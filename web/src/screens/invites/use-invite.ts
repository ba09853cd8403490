import { inviteCode } from '@vse/domain/invite-code';
import { createInvite, NewInvite } from '@vse/domain/invites';
import { INVITE_CODE_LENGTH } from '@vse/domain/limits';
import { useState } from 'react';
import { staffCall } from '../../lib/api/staff.ts';
import { fieldErrors } from '../../lib/issues.ts';
import { problemMessages } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { useRequestId } from '../../lib/use-request-id.ts';
import { useWords } from '../../lib/words/words.ts';
import { refusedFields } from './refused-fields.ts';

export type InviteFields = Omit<NewInvite, 'requestId'>;
export type FieldErrors = Partial<Record<keyof InviteFields, string>>;
type Problems = { fields: FieldErrors; others: readonly string[] };
const NONE: Problems = { fields: {}, others: [] };

export const freshCode = () =>
  inviteCode(crypto.getRandomValues(new Uint8Array(INVITE_CODE_LENGTH)));

/**
 * Invites one person. The same fields sent again are the same request, so that a retry after a lost answer invites
 * nobody twice. Each message stands beside the field it is about.
 */
export function useInvite(onInvited: (name: string) => void) {
  const words = useWords();
  const requestId = useRequestId();
  const { run, isBusy } = useAction();
  const [problems, setProblems] = useState(NONE);

  const invite = (fields: InviteFields) => {
    const checked = NewInvite.safeParse(fields);
    if (!checked.success) {
      setProblems({ fields: fieldErrors(checked.error), others: [] });
      return;
    }
    setProblems(NONE);
    return run(async () => {
      const content = checked.data;
      try {
        await staffCall(createInvite, { ...content, requestId: requestId(content) });
        onInvited(content.name);
      } catch (error) {
        const fields = refusedFields(error);
        setProblems(
          fields ? { fields, others: [] } : { fields: {}, others: problemMessages(error, words) },
        );
      }
    });
  };

  return { invite, isBusy, problems, forget: () => setProblems(NONE) };
}
