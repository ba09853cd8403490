import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { BareButton } from '../../ui/kit/controls/bare-button.tsx';
import styles from './insight.module.css';

/** Below it, cards stand under each other, and some of them are folded. */
const narrow = () => matchMedia('(max-width: 1199px)');

export const useIsNarrow = () =>
  useSyncExternalStore(
    (onChange) => {
      const query = narrow();
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => narrow().matches,
  );

/** What a folded card still has: its most important sentence, and its shape, above and below a line. */
export type Gist = {
  /** Cards of less weight are folded at every width. */
  isAlways?: boolean;
  says: string | undefined;
  shape?: readonly (readonly [above: number, below?: number])[];
};

/** Whether a card with this gist is folded. On paper everything is there. */
export function useFold(gist: Gist | undefined) {
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const isFoldable = gist !== undefined && (isNarrow || gist.isAlways === true);
  return {
    isFoldable,
    isFolded: isFoldable && !isOpen,
    onFold: () => setOpen(!isOpen),
  };
}

type FoldTitleProps = { fold: ReturnType<typeof useFold>; children: ReactNode };

/** The title of a card, which unfolds it where it is folded. */
export function FoldTitle({ fold: { isFoldable, isFolded, onFold }, children }: FoldTitleProps) {
  if (!isFoldable) return children;
  return (
    <BareButton className={styles.unfolds} aria-expanded={!isFolded} onClick={onFold}>
      {children}
    </BareButton>
  );
}

const [STEP, BAR, HEIGHT] = [12, 9, 36];

/** The numbers of a folded card as small bars. */
export function Shape({ of }: { of: NonNullable<Gist['shape']> }) {
  const most = (side: 0 | 1) => Math.max(0, ...of.map((bar) => bar[side] ?? 0));
  const scale = HEIGHT / Math.max(1e-9, most(0) + most(1));
  const line = most(0) * scale;
  return (
    <svg
      className={styles.shape}
      viewBox={`0 0 ${of.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {of.map(([above, below = 0], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing but their places.
        <g key={at}>
          <rect x={at * STEP} y={line - above * scale} width={BAR} height={above * scale} />
          <rect
            className={styles.below}
            x={at * STEP}
            y={line}
            width={BAR}
            height={below * scale}
          />
        </g>
      ))}
    </svg>
  );
}
