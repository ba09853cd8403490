import type { colors as english } from '../en/colors.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('fr');

export const colors: typeof english = {
  saturation: 'Saturation',
  brightness: 'Luminosité',
  hue: 'Teinte',
  hex: 'Hex',
  remove: 'Retirer cette couleur',
  fromPicture: 'De l’image',
  several: 'Plusieurs peuvent être collées à la fois, par exemple #D98C2B, #A5541B.',
  was: (color: string) => `avant ${color}`,
  pasted: (count: number) =>
    plural(count, `${count} couleur collée.`, `${count} couleurs collées.`),
  leftOut: (text: string) => `Laissé de côté : ${text}`,
};
