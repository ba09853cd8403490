import type { PortraitWord } from '@vse/domain/records/quiz-results';

/** Units of the drawing. Beyond the tips there is room for the words. */
const WIDTH = 330;
const LETTER_HEIGHT = 12;
/** As many as fit around the flower without touching each other. */
const MOST_WORDS = 8;
const HEART = 13;
const SHORTEST = 44;
const LONGEST = 104;
/** In degrees: petals of a group lie over each other, and groups apart. */
const BETWEEN_PETALS = 13;
const SHARE_OF_GROUP = 0.62;
const LONGEST_WORD = 18;

type Petal = { angle: number; path: string; tone: number };
export type Group = {
  adjective: string;
  isAsked: boolean;
  petals: Petal[];
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end'; text: string };
};

/**
 * A group of petals for each word, the first on top and the others clockwise: as many petals as answers, as long as the
 * word is strong. A word that nobody asked for has one, which is drawn as an outline.
 */
export function groupsOf(words: readonly PortraitWord[]): Group[] {
  const drawn = words.slice(0, MOST_WORDS);
  const step = 360 / drawn.length;
  return drawn.map(({ adjective, petals, length }, place) => {
    const middle = place * step - 90;
    const reach = SHORTEST + ((LONGEST - SHORTEST) * length) / 10;
    const count = Math.max(1, petals);
    const spread = Math.min((count - 1) * BETWEEN_PETALS, step * SHARE_OF_GROUP);
    const path = petalPath(reach, Math.min(17, reach / 6 + step / 15));
    return {
      adjective,
      isAsked: petals > 0,
      petals: Array.from({ length: count }, (_, at) => ({
        angle: count > 1 ? middle - spread / 2 + (spread * at) / (count - 1) : middle,
        path,
        tone: at % 3,
      })),
      label: labelOf(adjective, middle, reach),
    };
  });
}

/** The part of the drawing that has something in it: as high as the words and petals reach. */
export function viewBoxOf(groups: readonly Group[]): string {
  const ys = groups.map(({ label }) => label.y);
  const top = Math.min(-SHORTEST, ...ys) - LETTER_HEIGHT;
  const bottom = Math.max(SHORTEST, ...ys) + LETTER_HEIGHT / 2;
  return [-WIDTH / 2, top, WIDTH, bottom - top].map(round).join(' ');
}

/** A pointed leaf with its vein along the x axis, from the heart of the flower to its tip. */
const petalPath = (reach: number, half: number) => {
  const [near, far] = [HEART + (reach - HEART) * 0.3, HEART + (reach - HEART) * 0.72];
  return `M${HEART} 0C${round(near)} ${-half} ${round(far)} ${-half} ${round(reach)} 0C${round(far)} ${half} ${round(near)} ${half} ${HEART} 0H${round(far)}`;
};

function labelOf(adjective: string, degrees: number, reach: number): Group['label'] {
  const text =
    adjective.length > LONGEST_WORD ? `${adjective.slice(0, LONGEST_WORD - 1)}…` : adjective;
  const turn = (degrees * Math.PI) / 180;
  const [across, down] = [Math.cos(turn), Math.sin(turn)];
  const anchor = Math.abs(across) < 0.3 ? 'middle' : across > 0 ? 'start' : 'end';
  // Half of a letter's height lower, so that the middle of the word is at the tip.
  const y = round((reach + 12) * down + 5 + 4 * down);
  const x = (reach + 9) * across;
  return { x: round(within(x, text.length, anchor)), y, anchor, text };
}

const LETTER = 7.6;

/** Moves a long word inwards rather than out of the picture. */
function within(x: number, letters: number, anchor: Group['label']['anchor']): number {
  const room = WIDTH / 2 - 6 - letters * LETTER;
  if (anchor === 'middle') return x;
  return anchor === 'start' ? Math.min(x, room) : Math.max(x, -room);
}

const round = (value: number) => Math.round(value * 10) / 10;
