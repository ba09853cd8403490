import { type TileName, tilesOf } from '@vse/domain/records/lists';
import type { Session } from '@vse/domain/records/users';
import { Link } from 'react-router';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { features } from '../index.ts';
import styles from './tiles.module.css';

type Tile = { name: TileName; count: number };

type TilesProps = { tiles: readonly Tile[]; session: Session };

export function Tiles({ tiles, session }: TilesProps) {
  const { dashboard } = useOfficeWords();
  return (
    <ul className={styles.tiles} aria-label={dashboard.tiles}>
      {tiles.map((tile) => (
        <li key={tile.name}>
          <TileCard tile={tile} href={features[tile.name].href(session)} />
        </li>
      ))}
    </ul>
  );
}

function TileCard({ tile: { name, count }, href }: { tile: Tile; href: string }) {
  const { tiles } = useOfficeWords();
  const { number } = useFormats();
  const content = (
    <>
      <span className={styles.label}>{tiles[name]}</span>{' '}
      <span className={styles.count}>{number(count)}</span>
    </>
  );
  return (
    <Link to={href} className={`${styles.tile} ${styles.link}`}>
      {content}
    </Link>
  );
}

/** Has as many tiles as will be shown. */
export const TilesSkeleton = ({ session: { kind, provider } }: { session: Session }) => (
  <Skeleton>
    <div className={styles.tiles}>
      {tilesOf(kind, provider !== null).map((name) => (
        <div key={name}>
          <Bone height="var(--cell)" radius="0" />
        </div>
      ))}
    </div>
  </Skeleton>
);
