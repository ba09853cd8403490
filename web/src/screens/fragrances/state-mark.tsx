import { isPublished, type PublishState } from '@vse/domain/rules/publish-state';
import { useOfficeWords } from '../../lib/words/words.ts';
import { StatusMark } from '../../ui/office/status-mark.tsx';

/** Green for Published, red for any other state. */
export function StateMark({ state }: { state: PublishState }) {
  const { fragrances: words } = useOfficeWords();
  return (
    <StatusMark tone={isPublished({ publishState: state }) ? 'good' : 'bad'}>
      {words.state[state]}
    </StatusMark>
  );
}
