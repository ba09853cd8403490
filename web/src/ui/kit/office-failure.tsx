import { statusOf } from '../../lib/api/api-error.ts';
import { FailurePage } from '../feedback/failure-page.tsx';
import { Button } from './controls/button.tsx';
import { SignInPage } from './sign-in-page.tsx';

type OfficeFailureProps = { error: unknown; onRetry: () => void };

/** Shown when the data of an office screen cannot be loaded. After a 401, only signing in helps. */
export const OfficeFailure = ({ error, onRetry }: OfficeFailureProps) =>
  statusOf(error) === 401 ? (
    <SignInPage onSignedIn={onRetry} />
  ) : (
    <FailurePage error={error} onRetry={onRetry} button={Button} />
  );
