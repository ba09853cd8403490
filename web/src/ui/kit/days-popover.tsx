import { Popover, PopoverSurface } from '@fluentui/react-components';
import { useState } from 'react';
import { DAY_PRESETS, type Days, daysIn, presetDays } from '../../lib/days.ts';
import { useDaysWords } from '../../lib/words/days.ts';
import { BareButton } from './controls/bare-button.tsx';
import { Button } from './controls/button.tsx';
import { isOn } from './controls/popup.ts';
import { TextField } from './controls/text-field.tsx';
import styles from './days-popover.module.css';

type DaysPopoverProps = {
  target: HTMLElement | null;
  days: Days;
  onDays: (days: Days) => void;
  onClose: () => void;
};

/** Chooses a range of days below its button: one of the presets, or any. */
export function DaysPopover({ target, days, onDays, onClose }: DaysPopoverProps) {
  const words = useDaysWords();
  const [now] = useState(() => new Date());
  return (
    <Popover
      open
      inline
      positioning={{ target, position: 'below', align: 'start', strategy: 'fixed', offset: 6 }}
      onOpenChange={(event) => isOn(target, event) || onClose()}
    >
      <PopoverSurface role="dialog" aria-label={words.label} className={styles.surface ?? ''}>
        <div className={styles.presets}>
          {DAY_PRESETS.map((preset) => {
            const { from, to } = presetDays(preset, now);
            return (
              <BareButton
                key={preset}
                className={styles.preset}
                aria-pressed={days.from === from && days.to === to}
                onClick={() => onDays({ from, to })}
              >
                {words.presets[preset]}
              </BareButton>
            );
          })}
        </div>
        <OwnRange days={days} onDays={onDays} />
      </PopoverSurface>
    </Popover>
  );
}

/** Filters by what is typed once it is complete: each key in a date is a change of its own. */
function OwnRange({ days, onDays }: Pick<DaysPopoverProps, 'days' | 'onDays'>) {
  const words = useDaysWords();
  const [typed, setTyped] = useState(days);
  const field = (name: keyof Days) => ({
    type: 'date' as const,
    label: words[name],
    isRequired: false,
    value: typed[name] ?? '',
    onValue: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  return (
    <form
      className={styles.own}
      aria-label={words.own}
      onSubmit={(event) => {
        event.preventDefault();
        onDays(daysIn(typed));
      }}
    >
      <p>{words.own}</p>
      <TextField {...field('from')} />
      <TextField {...field('to')} />
      <Button type="submit" look="ink">
        {words.show}
      </Button>
    </form>
  );
}
