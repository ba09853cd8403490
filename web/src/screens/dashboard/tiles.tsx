import { type TileName, tilesOf } from '@vse/domain/dashboard';
import type { Session } from '@vse/domain/users';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './tiles.module.css';

/** Where a tile leads, as far as its screen is there; any other only shows its number. */
const ways: Partial<Record<TileName, string>> = {
  users: paths.users.getHref(),
  invites: paths.invites.getHref(),
};

type Tile = { name: TileName; count: number };

export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const { dashboard } = useOfficeWords();
  return (
    <ul className={styles.tiles} aria-label={dashboard.tiles}>
      {tiles.map((tile) => (
        <li key={tile.name}>
          <TileCard {...tile} />
        </li>
      ))}
    </ul>
  );
}

function TileCard({ name, count }: Tile) {
  const { tiles } = useOfficeWords();
  const { number } = useFormats();
  const way = ways[name];
  const content = (
    <>
      <span className={styles.label}>{tiles[name]}</span>{' '}
      <span className={styles.count}>{number(count)}</span>
    </>
  );
  if (!way) return <div className={styles.tile}>{content}</div>;
  return (
    <Link to={way} className={`${styles.tile} ${styles.way}`}>
      {content}
    </Link>
  );
}

/** As many as will come. */
export const TilesSkeleton = ({ session: { kind, provider } }: { session: Session }) => (
  <Skeleton>
    <div className={styles.tiles}>
      {tilesOf(kind, provider !== null).map((name) => (
        <div key={name}>
          <Bone height="var(--tile-height)" radius="var(--radius-card)" />
        </div>
      ))}
    </div>
  </Skeleton>
);
