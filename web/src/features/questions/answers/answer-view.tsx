import type { Answer } from '@vse/domain/records/questions';
import { PHOTO, type QuestionType } from '@vse/domain/rules/question-types';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { Chip } from '../../../ui/base/chip.tsx';
import { Fact, Facts } from '../../../ui/kit/facts.tsx';
import { StateMark } from '../../../ui/office/state-mark.tsx';
import styles from '../questions.module.css';
import type { Adjectives } from './use-known-adjectives.ts';

type AnswerViewProps = { answer: Answer; type: QuestionType; adjectives: Adjectives };

export function AnswerView({ answer, type, adjectives }: AnswerViewProps) {
  const { fields, state, answers } = useOfficeWords().questions;
  const names = answer.adjectives.flatMap(({ id }) => adjectives.nameOf(id) ?? []);
  return (
    <Card>
      {type === PHOTO && answer.heroImageUrl && (
        <img
          src={answer.heroImageUrl}
          srcSet={answer.heroImageSrcSet || undefined}
          sizes="267px"
          alt={fields.heroImageUrl}
          className={styles.hero}
        />
      )}
      <Facts>
        <Fact term={fields.publishState}>
          <StateMark state={answer.publishState} words={state} />
        </Fact>
        <Fact term={fields.title}>{answer.title}</Fact>
        <Fact term={fields.adjectives}>
          {names.length === 0 ? (
            answers.noAdjectives
          ) : (
            <span className={styles.chips}>
              {names.map((name) => (
                <Chip key={name}>{name}</Chip>
              ))}
            </span>
          )}
        </Fact>
      </Facts>
    </Card>
  );
}
