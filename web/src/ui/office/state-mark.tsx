import { isPublished, type PublishState } from '@vse/domain/rules/publish-state';
import { StatusMark } from '../kit/status-mark.tsx';

type StateMarkProps = { state: PublishState; words: Record<PublishState, string> };

/** Green for Published, red for any other state. */
export const StateMark = ({ state, words }: StateMarkProps) => (
  <StatusMark tone={isPublished({ publishState: state }) ? 'good' : 'bad'}>
    {words[state]}
  </StatusMark>
);
