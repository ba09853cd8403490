import { Link } from 'react-router';
import type { Hit, Picture } from '../../features/finder.ts';
import { usePaletteWords } from '../../lib/words/palette.ts';
import { Initials } from '../../ui/kit/initials.tsx';
import { StatusMark } from '../../ui/kit/status-mark.tsx';
import { FeatureIcon } from '../rail/feature-icon.tsx';
import styles from './found.module.css';
import type { HitGroup } from './hits.ts';
import { foundParts } from './mark-found.ts';
import { allKey } from './use-active-hit.ts';

type HitListProps = {
  id: string;
  label: string;
  groups: readonly HitGroup[];
  typed: string;
  /** The key of the hit that Enter opens. */
  active: string | undefined;
  idOf: (key: string) => string;
  onPoint: (key: string) => void;
  onOpen: () => void;
};

/** The hits in their groups. Each is a link, so that it can be opened in a new tab. */
export function HitList({ id, label, groups, typed, active, idOf, onPoint, onOpen }: HitListProps) {
  const { keys } = usePaletteWords();
  const optionOf = (key: string) => ({
    id: idOf(key),
    role: 'option',
    tabIndex: -1,
    'aria-selected': key === active,
    onPointerMove: () => onPoint(key),
    onClick: (event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen();
    },
  });
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={group.name} role="group" aria-label={group.title} className={styles.group}>
          <div className={styles.title} aria-hidden="true">
            {group.title}
          </div>
          <div role="presentation" className={styles.hits}>
            {group.hits.map((hit) => (
              <Link key={hit.key} to={hit.href} className={styles.hit} {...optionOf(hit.key)}>
                <HitContent hit={hit} typed={typed} />
                {hit.key === active && (
                  <span className={styles.enter} aria-hidden="true">
                    <span>{keys.open}</span> <kbd>↵</kbd>
                  </span>
                )}
              </Link>
            ))}
          </div>
          {group.all && (
            <Link to={group.all.href} className={styles.all} {...optionOf(allKey(group))}>
              {group.all.label}
            </Link>
          )}
        </div>
      ))}
    </div>
  );
}

const HitContent = ({ hit, typed }: { hit: Hit; typed: string }) => (
  <>
    <span className={styles.picture}>
      <HitPicture picture={hit.picture} />
    </span>
    <span className={styles.text}>
      <bdi className={styles.label}>
        <Marked text={hit.label} typed={typed} />
      </bdi>
      {hit.detail && (
        <>
          {' '}
          <bdi className={styles.detail}>
            <Marked text={hit.detail} typed={typed} />
          </bdi>
        </>
      )}
    </span>
    {hit.mark && <StatusMark tone="bad">{hit.mark}</StatusMark>}
  </>
);

/** A text, with what was typed in bold. */
const Marked = ({ text, typed }: { text: string; typed: string }) =>
  foundParts(text, typed).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
    part.isFound ? <b key={index}>{part.text}</b> : part.text,
  );

function HitPicture({ picture }: { picture: Picture }) {
  if (picture.kind === 'person') return <Initials name={picture.name} />;
  if (picture.kind === 'icon') return <FeatureIcon name={picture.name} />;
  if (picture.url === '') return null;
  return <img src={picture.url} alt="" width={36} height={24} loading="lazy" decoding="async" />;
}
