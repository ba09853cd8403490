import type { conflict as english } from '../en/conflict.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('fr');

export const conflict: typeof english = {
  changedBy: (name: string, ago: string) => `${name} a modifié ceci ${ago}`,
  changedNow: (name: string) => `${name} vient de modifier ceci`,
  changed: 'Quelqu’un d’autre a modifié ceci',
  changedOutside: 'Une personne extérieure à votre fournisseur a modifié ceci',
  text: 'L’enregistrement a eu lieu après le début de votre saisie. Choisissez un côté pour chaque champ qui diffère.',
  yours: 'La vôtre',
  unsaved: 'non enregistrée',
  theirs: 'L’autre',
  savedAt: (date: string) => `enregistrée ${date}`,
  takeYours: 'Prendre toutes les vôtres',
  takeTheirs: 'Prendre toutes les autres',
  both: 'modifié des deux côtés',
  onlyMe: 'modifié par vous seul',
  onlyThem: 'modifié par l’autre seul',
  onlyOne: (name: string) => `modifié par ${name} seul`,
  was: (value: string) => `avant ${value}`,
  asItWas: 'comme avant',
  empty: 'vide',
  same: (count: number) =>
    plural(count, 'l’autre est identique', `les ${count} autres sont identiques`),
  willBeSaved: 'Sera enregistré',
  fromYou: (fields: string) => `${fields} de vous`,
  fromThem: (fields: string) => `${fields} de l’autre côté`,
  fromOne: (fields: string, name: string) => `${fields} de ${name}`,
  stillToChoose: (fields: string) => `Reste à choisir : ${fields}.`,
  others: (count: number) =>
    plural(
      count,
      'L’autre champ est identique des deux côtés.',
      `Les ${count} autres champs sont identiques des deux côtés.`,
    ),
  keepEditing: 'Continuer la saisie',
  saveThis: 'Enregistrer ceci',
  notShown: 'une version qui n’est pas montrée ici',
  deleted: 'supprimé entre-temps',
};
