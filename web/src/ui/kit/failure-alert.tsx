import { statusOf } from '../../lib/api/api-error.ts';
import { errorMessages } from '../../lib/forms/errors.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Alert } from '../feedback/alert.tsx';

/** Why a call failed; nothing for undefined. A stale record gets its own sentence. */
export function useFailureMessages(error: unknown): readonly string[] {
  const words = useWords();
  const { parts } = useOfficeWords();
  if (error === undefined) return [];
  return statusOf(error) === 412 ? [parts.stale] : errorMessages(error, words);
}

export const FailureAlert = ({ error }: { error: unknown }) => (
  <Alert messages={useFailureMessages(error)} />
);
