import { isolated } from '@vse/domain/rules/isolated';
import { useResultsMoreWords } from '../../../lib/words/results-more.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { Hidden } from '../../../ui/base/hidden.tsx';
import type { Recommended } from '../recommended.ts';
import styles from './match.module.css';

type Part = { fragrance: Recommended };

const usePercent = () => {
  const format = new Intl.NumberFormat(useLanguage(), { style: 'percent' });
  return (match: number) => format.format(match / 100);
};

/** The match figure beside the name, large for the best match. None when nothing could match the answers. */
export function MatchFigure({ fragrance: { match, label } }: Part) {
  const percent = usePercent();
  const words = useResultsMoreWords();
  if (match === undefined) return null;
  return (
    <p className={label === 'BEST MATCH' ? styles.large : styles.figure}>
      <Hidden>{`${words.match} `}</Hidden>
      <span>{percent(match)}</span>
    </p>
  );
}

/** What the figure of the best match says, and how many of its words were asked for. */
export function MatchSentence({ fragrance: { name, match, portrait = [] } }: Part) {
  const percent = usePercent();
  const words = useResultsMoreWords();
  const all = portrait.length;
  const asked = portrait.filter(({ petals }) => petals > 0).length;
  const inWords = (count: number) => words.numbers[count - 1] ?? count;
  if (match === undefined) return null;
  return (
    <p className={styles.sentence}>
      <span>{words.reaches({ name: isolated(name), percent: percent(match) })}</span>{' '}
      {asked > 0 && (
        <span>
          {asked === all
            ? words.askedAll({ all })
            : words.asked({ asked: inWords(asked), all: inWords(all) })}
        </span>
      )}
    </p>
  );
}
