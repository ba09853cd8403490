import type { unreadable as english } from '../en/unreadable.ts';

/** The dialog of records that a list leaves out. */
export const unreadable: typeof english = {
  title: 'Fiches qui ne peuvent pas être affichées',
  intro:
    'Ce qui est enregistré ne correspond pas à ce que VSE sait afficher, la liste l’omet donc. Une personne ayant accès à la base de données peut le corriger, ou vous pouvez le supprimer ici.',
  problems: 'Ce qui ne va pas',
  whole: 'toute la fiche',
  stored: 'Ce qui est enregistré, sans les secrets',
  delete: 'Supprimer cette fiche',
  deleteTitle: 'Supprimer cette fiche ?',
  deleteText:
    'Elle disparaîtra définitivement, avec ce qui prend fin quand une telle fiche est supprimée dans sa liste.',
  deleted: 'La fiche a été supprimée.',
  kept: 'Rien n’est supprimé du journal d’audit. Cette entrée prend fin d’elle-même après 400 jours.',
};
