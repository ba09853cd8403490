import { permissions } from '@vse/domain/access/permissions';
import { JUMP_NAMES } from '@vse/domain/records/lists';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { may } from '../lib/auth/may.ts';
import { useSession } from '../lib/auth/session.ts';
import { useOfficeWords } from '../lib/words/office-words.ts';
import { Button } from '../ui/kit/controls/button.tsx';
import { features } from './index.ts';
import styles from './jump-to.module.css';

/** Links to every list of the office (specification, text 1 section 6: for Admins), behind a button. */
export function JumpTo() {
  const { parts } = useOfficeWords();
  const state = useSession();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  if (state.status !== 'signedIn' || !may(state.session, permissions.dashboard.jump)) return null;
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  return (
    <nav
      ref={place}
      className={styles.place}
      aria-label={parts.jumpTo}
      onKeyDown={closeByKey}
      onBlur={({ relatedTarget }) => place.current?.contains(relatedTarget) || setOpen(false)}
    >
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {parts.jumpTo}
      </Button>
      {isOpen && (
        // Safari would take the focus away from the button, and with it the list, before the click.
        <ul className={styles.list} onPointerDown={(event) => event.preventDefault()}>
          {JUMP_NAMES.map((name) => (
            <li key={name}>
              <Link to={features[name].href(state.session)}>{parts.jumpTargets[name]}</Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
