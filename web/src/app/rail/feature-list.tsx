import type { Session } from '@vse/domain/records/users';
import { Link, useLocation } from 'react-router';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Hidden } from '../../ui/base/hidden.tsx';
import { FeatureIcon } from './feature-icon.tsx';
import { type FeatureLink, linkAt, useFeatureLinks } from './feature-links.ts';
import styles from './rail.module.css';
import { useWaiting, type Waiting } from './use-waiting.ts';

type FeatureListProps = { session: Session; onOpen?: () => void };

/** Links to the screens that the person may open, in their groups, each with what waits there. */
export function FeatureList({ session, onOpen }: FeatureListProps) {
  const { rail } = useOfficeWords();
  const { pathname } = useLocation();
  const links = useFeatureLinks(session);
  const waitingIn = useWaiting();
  const current = linkAt(links, pathname);
  const groups = [...new Set(links.map(({ group }) => group))];
  return groups.map((group) => (
    <div key={group ?? ''}>
      {group && <p className={styles.title}>{rail.groups[group]}</p>}
      <ul aria-label={group && rail.groups[group]}>
        {links
          .filter((link) => link.group === group)
          .map((link) => (
            <li key={link.name}>
              <RailLink
                link={link}
                waiting={waitingIn(link.name)}
                current={link === current && (link.href === pathname ? 'page' : 'true')}
                onOpen={onOpen}
              />
            </li>
          ))}
      </ul>
    </div>
  ));
}

type RailLinkProps = {
  link: FeatureLink;
  waiting: Waiting | undefined;
  /** The page itself, or a page below it. */
  current: 'page' | 'true' | false;
  onOpen: (() => void) | undefined;
};

/** Folded, the name stands beside the icon while that has the pointer or the focus. */
function RailLink({ link: { name, label, href }, waiting, current, onOpen }: RailLinkProps) {
  const { number } = useFormats();
  return (
    <Link to={href} className={styles.place} aria-current={current || undefined} onClick={onOpen}>
      <FeatureIcon name={name} />
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
