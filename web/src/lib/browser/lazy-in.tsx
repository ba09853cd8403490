import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { withWords } from '../words/late-words.ts';
import { lazyPart, renewFailed, retryOnce } from './lazy-part.tsx';
import { LostCodeError } from './lost-code.ts';
import { addLostPart } from './lost-parts.ts';
import { reportError } from './report-error.ts';

/**
 * A lazy part of a screen, such as a dialog. Until its code and words have come, the fallback stands in its place. When its code is
 * lost, nothing does, and a notification offers to try again: the screen around it stays, with what was typed.
 */
export function lazyIn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  const Part = lazyPart(withWords(load));
  return Object.assign(
    (props: Props) => (
      <PartBoundary load={Part.preload} isOpened={'onClose' in props}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    ),
    { preload: Part.preload, isLoaded: Part.isLoaded },
  );
}

type Props = {
  load: () => Promise<void>;
  /** A press has opened it, and the person can close it. */
  isOpened: boolean;
  children: ReactNode;
};
type State = { error?: unknown };

/**
 * Stands between a lost part and its screen. Retries when the browser is online again, except for what a press opens: it
 * would open over what the person does by then.
 */
class PartBoundary extends Component<Props, State> {
  override state: State = {};
  private forget: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof LostCodeError)) return;
    renewFailed();
    reportError(error);
    this.forget = addLostPart(this.retry);
    if (!this.props.isOpened) addEventListener('online', this.retryQuietly);
  }

  override componentWillUnmount() {
    this.end();
  }

  private end() {
    removeEventListener('online', this.retryQuietly);
    this.forget?.();
    this.forget = undefined;
  }

  private retry = async () => {
    await retryOnce(this.props.load);
    this.end();
    this.setState({ error: undefined });
  };

  private retryQuietly = () => void this.retry().catch(() => {});

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // A defect of the part is its screen's.
    if (!(error instanceof LostCodeError)) throw error;
    return null;
  }
}
