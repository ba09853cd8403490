import { useRef, useState } from 'react';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { whenLoaded } from '../../lib/browser/lost-parts.ts';
import { type Days, daysIn, startOfDay } from '../../lib/days.ts';
import { useDaysWords } from '../../lib/words/days.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useLanguage } from '../../lib/words/words.ts';
import { Hidden } from '../base/hidden.tsx';
import { CloseIcon } from '../base/icons.tsx';
import { BareButton } from './controls/bare-button.tsx';
import styles from './filter-bar.module.css';
import type { Filter, FilteredList } from './filter-bar.tsx';

const DaysPopover = lazyIn(async () => (await import('./days-popover.tsx')).DaysPopover);

/** The filter of a list by a range of days, which the address has as `from` and `to`. */
export const daysFilter: Filter = {
  kind: 'own',
  name: 'days',
  values: ['from', 'to'],
  show: (list) => <DaysFilter list={list} />,
};

/** What is chosen, and the choice once it is pressed. */
function DaysFilter({ list: { query, setQuery } }: { list: FilteredList }) {
  const { clearFilter } = useOfficeWords().parts;
  const { label } = useDaysWords();
  const chip = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { from, to } = query.filters;
  const isSet = Boolean(from || to);
  const days = daysIn({ from, to });
  const text = useDaysText(days);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const set = (next: Days) => {
    setQuery({ filters: { from: next.from ?? '', to: next.to ?? '' } });
    close();
  };
  return (
    <span ref={chip} className={isSet ? `${styles.chosen} ${styles.set}` : styles.chosen}>
      <BareButton
        ref={button}
        className={styles.days}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : void whenLoaded(DaysPopover, () => setOpen(true)))}
      >
        {text ? (
          <>
            <Hidden>{`${label}: `}</Hidden>
            <span>{text}</span>
          </>
        ) : (
          label
        )}
      </BareButton>
      {isSet && (
        <BareButton aria-label={clearFilter({ name: label })} onClick={() => set({})}>
          <CloseIcon />
        </BareButton>
      )}
      {isOpen && <DaysPopover target={chip.current} days={days} onDays={set} onClose={close} />}
    </span>
  );
}

function useDaysText(days: Days): string | undefined {
  const { since, until } = useDaysWords();
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  const from = days.from && startOfDay(days.from);
  const to = days.to && startOfDay(days.to);
  if (from && to) return format.formatRange(from, to);
  if (from) return since({ day: format.format(from) });
  return to && until({ day: format.format(to) });
}
