import { isolated } from '@vse/domain/rules/isolated';
import type { CSSProperties } from 'react';
import { useResultsMoreWords } from '../../../lib/words/results-more.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import type { Recommended } from '../recommended.ts';
import { type Group, groupsOf, viewBoxOf } from './petals.ts';
import styles from './portrait.module.css';

const SPOKEN = 3;

/** A flower of the words that were asked for, in the fragrance's own colors. */
export function Portrait({ fragrance }: { fragrance: Recommended }) {
  const words = useResultsMoreWords();
  const list = new Intl.ListFormat(useLanguage());
  const { name, portrait = [], colors } = fragrance;
  const asked = portrait.filter(({ petals }) => petals > 0);
  if (asked.length === 0) return null;
  const groups = groupsOf(portrait);
  const spoken = asked.slice(0, SPOKEN).map(({ adjective }) => isolated(adjective));
  return (
    <figure className={styles.panel} style={colorsOf(colors)}>
      <svg
        viewBox={viewBoxOf(groups)}
        role="img"
        aria-label={words.portrait({ name: isolated(name), words: list.format(spoken) })}
        // Words stand on the side of their petals in every language.
        direction="ltr"
        className={styles.flower}
      >
        {groups.map((group) => (
          <Petals key={group.adjective} group={group} />
        ))}
        <circle r={12} className={styles.heart} />
        {groups.map(({ adjective, isAsked, label }) => (
          <text
            key={adjective}
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            className={isAsked ? styles.word : styles.unasked}
          >
            {label.text}
          </text>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <span>{words.petals}</span> {asked.length < portrait.length && <span>{words.dashed}</span>}
      </figcaption>
    </figure>
  );
}

const TONES = [styles.first, styles.second, styles.third];

const Petals = ({ group: { isAsked, petals } }: { group: Group }) => (
  <g>
    {petals.map(({ angle, path, tone }) => (
      <path
        key={angle}
        d={path}
        transform={`rotate(${angle})`}
        className={isAsked ? TONES[tone] : styles.outline}
      />
    ))}
  </g>
);

/** The colors of the fragrance; without any, those of the page. */
const colorsOf = ([first = 'var(--edge)', second = first, third = second]: readonly string[]) =>
  ({ '--first': first, '--second': second, '--third': third }) as CSSProperties;
