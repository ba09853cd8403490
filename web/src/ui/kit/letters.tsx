import { PAGE_SIZE } from '@vse/domain/limits';
import type { KeyboardEvent } from 'react';
import type { List } from '../../lib/api/use-list.ts';
import { beginnings, LETTERS, letterOf, NO_LETTER } from '../../lib/letters.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useLanguage } from '../../lib/words/words.ts';
import { BareButton } from './controls/bare-button.tsx';
import styles from './letters.module.css';
import type { PageTurns } from './use-page-turns.ts';

type LettersProps = {
  list: Pick<List<unknown>, 'total' | 'nameAt' | 'pages'>;
  goTo: PageTurns['goTo'];
};

/**
 * Above or beside a list of several pages that the browser has in the order of names: each letter leads to the first row
 * under it. One of them takes Tab, and the arrow keys move between them.
 */
export function Letters({ list: { total = 0, nameAt, pages }, goTo }: LettersProps) {
  const { parts } = useOfficeWords();
  const language = useLanguage();
  if (!nameAt) return null;
  const rows = beginnings(total, nameAt, language);
  const here = letterOf(nameAt((pages.number - 1) * PAGE_SIZE), language);
  return (
    <nav className={styles.letters} aria-label={parts.letters} onKeyDown={moveFocus}>
      {LETTERS.map((letter) => {
        const row = rows.get(letter);
        return (
          <BareButton
            key={letter}
            className={styles.letter}
            aria-label={letter === NO_LETTER ? parts.noLetter : undefined}
            ref={letter === here ? intoView : undefined}
            aria-current={letter === here ? 'true' : undefined}
            tabIndex={letter === here ? 0 : -1}
            disabled={row === undefined}
            onClick={() => {
              if (row !== undefined) goTo(Math.floor(row / PAGE_SIZE) + 1, row % PAGE_SIZE);
            }}
          >
            {letter}
          </BareButton>
        );
      })}
    </nav>
  );
}

/** On a phone the letters are one line, which has no width until it is unfolded. Only that scrolls, and not the page. */
function intoView(letter: HTMLElement | null) {
  const line = letter?.parentElement;
  if (!line) return;
  const sized = new ResizeObserver(() => {
    const { left, width } = line.getBoundingClientRect();
    line.scrollBy({ left: letter.getBoundingClientRect().left - left - width / 2 });
  });
  sized.observe(line);
  return () => sized.disconnect();
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event;
  const right = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const step = { ArrowRight: right, ArrowLeft: -right, ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return;
  // The page would scroll.
  event.preventDefault();
  const letters = [...currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const index = letters.findIndex((letter) => letter.matches(':focus'));
  letters.at((index + step) % letters.length)?.focus();
}
