import type { Session } from '@vse/domain/records/users';
import { Link, useLocation } from 'react-router';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { PlaceIcon } from './place-icons.tsx';
import { type Place, placeAt, usePlaces } from './places.ts';
import styles from './rail.module.css';
import { useWaiting, type Waiting } from './use-waiting.ts';

type PlaceListProps = { session: Session; onOpen?: () => void };

/** Links to the screens that the person may open, in their groups, each with what waits there. */
export function PlaceList({ session, onOpen }: PlaceListProps) {
  const { rail } = useOfficeWords();
  const { pathname } = useLocation();
  const places = usePlaces(session);
  const waitingIn = useWaiting();
  const current = placeAt(places, pathname);
  const groups = [...new Set(places.map(({ group }) => group))];
  return groups.map((group) => (
    <div key={group ?? ''}>
      {group && <p className={styles.title}>{rail.groups[group]}</p>}
      <ul aria-label={group && rail.groups[group]}>
        {places
          .filter((place) => place.group === group)
          .map((place) => (
            <li key={place.name}>
              <PlaceLink
                place={place}
                waiting={waitingIn(place.name)}
                current={place === current && (place.href === pathname ? 'page' : 'true')}
                onOpen={onOpen}
              />
            </li>
          ))}
      </ul>
    </div>
  ));
}

type PlaceLinkProps = {
  place: Place;
  waiting: Waiting | undefined;
  /** The page itself, or a page below it. */
  current: 'page' | 'true' | false;
  onOpen: (() => void) | undefined;
};

/** Folded, the name stands beside the icon while that has the pointer or the focus. */
function PlaceLink({ place: { name, label, href }, waiting, current, onOpen }: PlaceLinkProps) {
  const { number } = useFormats();
  return (
    <Link to={href} className={styles.place} aria-current={current || undefined} onClick={onOpen}>
      <PlaceIcon name={name} />
      <span className={styles.name}>{label}</span>
      {waiting && (
        <>
          <span aria-hidden="true" className={styles.count}>
            {number(waiting.count)}
          </span>
          <span aria-hidden="true" className={styles.words}>
            {waiting.words[0]}
          </span>
          <Hidden>{waiting.words.join(', ')}</Hidden>
        </>
      )}
    </Link>
  );
}
