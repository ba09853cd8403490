import { Component, type ReactNode } from 'react';
import { useWords } from '../lib/words/words.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { renewFailed } from './lazy-part.tsx';

type Props = {
  /** Where the app is: what broke in one place says nothing of the next. */
  place?: string;
  children: ReactNode;
};
type State = { isBroken: boolean };

/** A screen that broke, or whose code did not come, says so and offers to load again; once online again it tries itself. */
export class ErrorBoundary extends Component<Props, State> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidMount() {
    addEventListener('online', this.reset);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.reset);
  }

  override componentDidCatch() {
    renewFailed();
  }

  // Not a key: that would draw each screen anew at every change of the address.
  override componentDidUpdate(before: Props, { isBroken }: State) {
    const hasMoved = before.place !== this.props.place;
    if (hasMoved && isBroken && this.state.isBroken) this.reset();
  }

  private reset = () => this.setState({ isBroken: false });

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
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
