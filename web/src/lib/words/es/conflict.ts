import type { conflict as english } from '../en/conflict.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('es');

export const conflict: typeof english = {
  changedBy: (name: string, ago: string) => `${name} cambió esto ${ago}`,
  changedNow: (name: string) => `${name} acaba de cambiar esto`,
  changed: 'Otra persona cambió esto',
  changedOutside: 'Una persona ajena a su proveedor cambió esto',
  text: 'Se guardó después de que usted empezara. Elija un lado para cada campo que difiere.',
  yours: 'Lo suyo',
  unsaved: 'sin guardar',
  theirs: 'Lo otro',
  savedAt: (date: string) => `guardado ${date}`,
  takeYours: 'Tomar todo lo suyo',
  takeTheirs: 'Tomar todo lo otro',
  both: 'lo cambiaron ambos',
  onlyMe: 'solo lo cambió usted',
  onlyThem: 'solo lo cambió la otra persona',
  onlyOne: (name: string) => `solo lo cambió ${name}`,
  was: (value: string) => `antes ${value}`,
  asItWas: 'como estaba',
  empty: 'vacío',
  same: (count: number) => plural(count, 'el otro es igual', `los otros ${count} son iguales`),
  willBeSaved: 'Se guardará',
  fromYou: (fields: string) => `${fields} de usted`,
  fromThem: (fields: string) => `${fields} de la otra persona`,
  fromOne: (fields: string, name: string) => `${fields} de ${name}`,
  stillToChoose: (fields: string) => `Falta elegir: ${fields}.`,
  others: (count: number) =>
    plural(
      count,
      'El otro campo es igual en ambos lados.',
      `Los otros ${count} campos son iguales en ambos lados.`,
    ),
  keepEditing: 'Seguir editando',
  saveThis: 'Guardar esto',
  notShown: 'una versión que no se muestra aquí',
  deleted: 'eliminado entretanto',
};
