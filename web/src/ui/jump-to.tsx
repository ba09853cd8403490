import { type FocusEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { screenHref } from '../lib/screen-href.ts';
import { useOfficeWords } from '../lib/words/words.ts';
import { Button } from './button.tsx';
import { ChevronIcon } from './icons.tsx';
import styles from './jump-to.module.css';

const TARGETS = [
  'fragrances',
  'questions',
  'users',
  'adjectives',
  'providers',
  'invites',
  'quizResults',
] as const;

/** From one list of the office to any other. What the app has no screen for yet is no link, and says so. */
export function JumpTo() {
  const { parts } = useOfficeWords();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const closeWhenLeft = (event: FocusEvent) => {
    if (!place.current?.contains(event.relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes from wherever the focus is inside
    <div
      ref={place}
      className={styles.place}
      onBlur={closeWhenLeft}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        close();
        place.current?.querySelector('button')?.focus();
      }}
    >
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span className={styles.label}>
          {parts.jumpTo}
          <ChevronIcon />
        </span>
      </Button>
      <nav id={id} className={styles.list} aria-label={parts.jumpTo} hidden={!isOpen}>
        <ul>
          {TARGETS.map((target) => (
            <li key={target}>
              <Target target={target} onChosen={close} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Target({ target, onChosen }: { target: (typeof TARGETS)[number]; onChosen: () => void }) {
  const { parts } = useOfficeWords();
  const href = screenHref(target);
  const name = parts.jumpTargets[target];
  if (href)
    return (
      <Link to={href} className={styles.target} onClick={onChosen}>
        {name}
      </Link>
    );
  return (
    <span className={`${styles.target} ${styles.missing}`}>
      {name} <small>{parts.notYet}</small>
    </span>
  );
}
