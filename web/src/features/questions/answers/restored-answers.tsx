import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { Fact, Facts } from '../../../ui/kit/facts.tsx';
import { StateMark } from '../../../ui/office/state-mark.tsx';
import { useKnownAdjectives } from './use-known-adjectives.ts';

type RestoredAnswersProps = {
  question: {
    answers: readonly {
      id: string;
      title: string;
      publishState: string;
      adjectives: readonly { id: string }[];
    }[];
  };
};

/** The answers of a former state, which are saved with the question's fields. */
export function RestoredAnswers({ question: { answers } }: RestoredAnswersProps) {
  const { answers: words, state } = useOfficeWords().questions;
  const { nameOf } = useKnownAdjectives();
  return (
    <Card title={words.title}>
      <Facts>
        {answers.map(({ id, title, publishState, adjectives }) => (
          <Fact key={id} term={title}>
            <StateMark state={publishState === 'Published' ? 'Published' : 'Draft'} words={state} />{' '}
            <span>{adjectives.flatMap((one) => nameOf(one.id) ?? []).join(', ')}</span>
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
