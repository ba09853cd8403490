import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** What the picker of a color says. */
export const colors = {
  saturation: 'Saturation',
  brightness: 'Brightness',
  hue: 'Hue',
  hex: 'Hex',
  remove: 'Remove this color',
  fromPicture: 'From the picture',
  several: 'Several can be pasted at once, such as #D98C2B, #A5541B.',
  was: (color: string) => `was ${color}`,
  pasted: (count: number) => plural(count, `${count} color pasted.`, `${count} colors pasted.`),
  leftOut: (text: string) => `Left out: ${text}`,
};
