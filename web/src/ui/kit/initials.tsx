import styles from './initials.module.css';

const TINTS = 6;

/** A person's initials on a tint that is the same on every screen. Decorative: the name is beside it. */
export function Initials({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  const tint = [...name].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997,
    7,
  );
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={[styles.place, styles[`tint${tint % TINTS}`], isLarge && styles.large]
        .filter(Boolean)
        .join(' ')}
    />
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
