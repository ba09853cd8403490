import { permissions } from '@vse/domain/permissions';
import { notAllowed } from '../../http/errors.ts';
import { isWithin } from '../../http/scope.ts';
import type { Caller } from '../../services/callers.ts';
import type { View } from '../../services/quiz-result-views.ts';
import type { QuizResultDoc } from '../../services/records.ts';

/** How much of a result the caller sees; whoever it does not belong to sees what its permalink shows. */
export function viewFor(result: QuizResultDoc, caller: Caller): View {
  if (caller.kind === 'anyone') return 'shown';
  if (caller.kind === 'respondent') return result.id === caller.resultId ? 'respondent' : 'shown';
  return isWithin(permissions.quizResults.read[caller.kind], caller, result) ? 'staff' : 'shown';
}

/** Throws Problem 403 unless the result is one that the caller may answer. */
export function requireOwn(result: QuizResultDoc, caller: Caller): void {
  if (viewFor(result, caller) === 'shown') throw notAllowed();
}
