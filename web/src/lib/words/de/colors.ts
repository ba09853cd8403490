import type { colors as english } from '../en/colors.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');

export const colors: typeof english = {
  saturation: 'Sättigung',
  brightness: 'Helligkeit',
  hue: 'Farbton',
  hex: 'Hex',
  remove: 'Diese Farbe entfernen',
  fromPicture: 'Aus dem Bild',
  several: 'Mehrere können zusammen eingefügt werden, etwa #D98C2B, #A5541B.',
  was: (color: string) => `war ${color}`,
  pasted: (count: number) =>
    plural(count, `${count} Farbe eingefügt.`, `${count} Farben eingefügt.`),
  leftOut: (text: string) => `Nicht übernommen: ${text}`,
};
