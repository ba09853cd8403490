import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Card } from '../../ui/base/card.tsx';
import { LinkButton } from '../../ui/kit/controls/link-button.tsx';
import styles from './adjectives.module.css';
import { useUses } from './use-usage.ts';

/** The fragrances and the answers that an adjective describes, with links to them. */
export function AdjectiveUses({ id }: { id: string }) {
  const { columns } = useOfficeWords().adjectives;
  const { fragrances, questions } = useUses(id);
  return (
    <div className={styles.uses}>
      <Uses title={columns.fragrances}>
        {fragrances.map((fragrance) => (
          <li key={fragrance.id}>
            <Link to={paths.fragrance.getHref(fragrance.id)}>{fragrance.name}</Link>
          </li>
        ))}
      </Uses>
      <Uses title={columns.answers}>
        {questions.map(({ id: questionId, questionText, answers }) => (
          <li key={questionId}>
            <Link to={paths.question.getHref(questionId)}>{questionText}</Link>
            <span className={styles.answers}>{answers.map(({ title }) => title).join(', ')}</span>
          </li>
        ))}
      </Uses>
    </div>
  );
}

const SHOWN = 12;

/** A card with its first rows; without rows there is none. */
function Uses({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const total = children.length;
  if (total === 0) return null;
  return (
    <Card title={title}>
      <ul className={styles.list}>{isWhole ? children : children.slice(0, SHOWN)}</ul>
      {total > SHOWN && (
        <LinkButton onClick={() => setWhole(!isWhole)}>
          {isWhole ? parts.showFewer : parts.showAll({ total: number(total) })}
        </LinkButton>
      )}
    </Card>
  );
}
