import { Component, type ReactNode } from 'react';
import { useWords } from '../lib/words/words.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** A screen that broke, or whose code did not come, says so and offers to load again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

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
