import type { colors as english } from '../en/colors.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('es');

export const colors: typeof english = {
  saturation: 'Saturación',
  brightness: 'Brillo',
  hue: 'Tono',
  hex: 'Hex',
  remove: 'Quitar este color',
  fromPicture: 'De la imagen',
  several: 'Se pueden pegar varios a la vez, como #D98C2B, #A5541B.',
  was: (color: string) => `antes ${color}`,
  pasted: (count: number) => plural(count, `${count} color pegado.`, `${count} colores pegados.`),
  leftOut: (text: string) => `No se ha usado: ${text}`,
};
