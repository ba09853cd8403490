import type { Adjective } from '@vse/domain/records/adjectives';
import type { Question } from '@vse/domain/records/questions';
import { useState } from 'react';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { Chip } from '../../../ui/base/chip.tsx';
import { LinkButton } from '../../../ui/kit/controls/link-button.tsx';
import styles from '../questions.module.css';
import { unusedAdjectives } from './answer-rules.ts';
import { useKnownAdjectives } from './use-known-adjectives.ts';

/** About six lines. A question without answers has all adjectives unused, which would push the Danger Zone far down. */
const FEW = 24;

/** The adjectives that no answer of the question has yet. */
export function UnusedAdjectives({ question }: { question: Question }) {
  const { questions: words } = useOfficeWords();
  const { number } = useFormats();
  const { items } = useKnownAdjectives();
  if (!items) return null;
  const unused = unusedAdjectives(question, items);
  const used = items.length - unused.length;
  if (unused.length === 0) return <Card title={words.allUsed}>{null}</Card>;
  return (
    <Card title={words.unused({ unused: number(unused.length), total: number(items.length) })}>
      <span className={styles.meter} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${(100 * used) / items.length}%` }} />
      </span>
      <p className={styles.quiet}>
        {words.used({ used: number(used), total: number(items.length) })}
      </p>
      <Chips adjectives={unused} />
    </Card>
  );
}

function Chips({ adjectives }: { adjectives: readonly Adjective[] }) {
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const total = adjectives.length;
  return (
    <>
      <div className={`${styles.chips} ${styles.unused}`}>
        {adjectives.slice(0, isWhole ? total : FEW).map(({ id, name }) => (
          <Chip key={id}>{name}</Chip>
        ))}
      </div>
      {total > FEW && (
        <LinkButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? parts.showFewer : parts.showAll({ total: number(total) })}
        </LinkButton>
      )}
    </>
  );
}
