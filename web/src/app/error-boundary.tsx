import { Component, type ReactNode } from 'react';
import { staffToken } from '../lib/auth/tokens.ts';
import { renewFailed } from '../lib/browser/lazy-part.tsx';
import { forgetReload, LostCodeError, reloadForCode } from '../lib/browser/lost-code.ts';
import { reportError } from '../lib/browser/report-error.ts';
import { useWords } from '../lib/words/words.ts';
import { Button } from '../ui/controls/button.tsx';
import { MessagePage } from '../ui/feedback/message-page.tsx';

type Props = {
  /** The current address: an error at one address is cleared at the next. */
  place?: string;
  /** Shown instead of failed children; by default an error page. */
  fallback?: ReactNode;
  children: ReactNode;
};
type State = { isBroken: boolean; isLost: boolean };

/** Replaces children that threw or whose code failed to load. Retries when the browser is online again. */
export class ErrorBoundary extends Component<Props, State> {
  override state = { isBroken: false, isLost: false };

  static getDerivedStateFromError(error: unknown): State {
    return { isBroken: true, isLost: error instanceof LostCodeError };
  }

  override componentDidMount() {
    addEventListener('online', this.reset);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.reset);
  }

  override componentDidCatch(error: unknown) {
    renewFailed();
    reportError(error);
    // A part that the page can do without is not worth the loss of a typed form.
    if (error instanceof LostCodeError && this.props.fallback === undefined) reloadForCode();
  }

  // Not a React key, which would remount every screen when the address changes.
  override componentDidUpdate(previous: Props, { isBroken }: State) {
    const hasMoved = previous.place !== this.props.place;
    if (hasMoved) forgetReload();
    if (hasMoved && isBroken && this.state.isBroken) this.reset();
  }

  private reset = () => this.setState({ isBroken: false });

  override render() {
    if (!this.state.isBroken) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return this.state.isLost && staffToken.get() !== null ? (
      <Lost onRetry={this.reset} />
    ) : (
      <Broken />
    );
  }
}

/** For staff, whose other screens are in the cache: the way back, and another try that needs no reload offline. */
function Lost({ onRetry }: { onRetry: () => void }) {
  const { problem, common } = useWords();
  return (
    <MessagePage title={problem.lost} text={problem.lostText}>
      {/* The index that React Router stores: the first page has no way back in the app. */}
      {history.state?.idx > 0 && (
        <Button look="ink" onClick={() => history.back()}>
          {problem.back}
        </Button>
      )}
      <Button onClick={() => (navigator.onLine ? location.reload() : onRetry())}>
        {common.tryAgain}
      </Button>
    </MessagePage>
  );
}

function Broken() {
  const { problem } = useWords();
  return (
    <MessagePage title={problem.broken} text={problem.brokenText}>
      <Button look="ink" onClick={() => location.reload()}>
        {problem.reload}
      </Button>
    </MessagePage>
  );
}
