import type { changes as english } from '../en/changes.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('fr');
const fragrances = (count: number) => plural(count, `${count} parfum`, `${count} parfums`);

export const changes: typeof english = {
  history: (name) => `Historique de ${name}`,
  current: 'État actuel',
  together: 'Partie d’une modification de plusieurs fiches',
  unchanged: 'Enregistré sans modification',
  oldest: 'Aucun état antérieur n’est conservé.',
  restore: 'Rétablir',
  restoreState: (date) => `Rétablir l’état du ${date}`,
  restored: (date) => `Le formulaire a l’état du ${date}. Vérifiez-le, puis enregistrez.`,
  fields: {
    isEnforceAdjectivesAndColors: 'Adjectifs et couleurs obligatoires',
    isEnforceUploads: 'Fichiers obligatoires',
  },
  becomes: 'devient',
  empty: 'vide',
  added: 'ajout',
  removed: 'suppression',
  replaced: 'remplacement',
  wholeText: 'Afficher tout le texte',
  lessText: 'Afficher moins de texte',
  more: (count) => `${count} de plus`,
  deletedOne: 'une fiche supprimée',
  adjective: (name) => `Adjectif ${name}`,
  weight: 'poids',
  withWeight: (weight) => `ajout avec le poids ${weight}`,
  hadWeight: (weight) => `suppression, le poids était ${weight}`,
  inventoryAdded: 'Ajouts à l’inventaire',
  inventoryTaken: 'Retraits de l’inventaire',
  answer: (title) => `Réponse «\u00a0${title}\u00a0»`,
  adjectivesAdded: 'adjectifs ajoutés',
  adjectivesTaken: 'adjectifs retirés',
  answerOrder: 'Ordre des réponses modifié',
  sets: {
    title: 'Modifications de plusieurs fiches',
    crumb: 'Modifications',
    intro:
      'Chacune a modifié de nombreuses fiches à la fois. Elle peut être annulée pendant sept jours.',
    empty: 'Aucune modification',
    emptyText: 'Quand plusieurs parfums sont publiés ensemble, cette liste l’indique.',
    columns: { what: 'Quoi', who: 'Qui', when: 'Quand', state: 'État', undo: 'Annuler' },
  },
  published: (count) =>
    plural(count, `${fragrances(count)} publié`, `${fragrances(count)} publiés`),
  drafted: (count) =>
    plural(
      count,
      `${fragrances(count)} remis en brouillon`,
      `${fragrances(count)} remis en brouillon`,
    ),
  became: (what, count) => `${what} pour ${fragrances(count)}`,
  several: (count) =>
    plural(count, `${fragrances(count)} modifié`, `${fragrances(count)} modifiés`),
  inventories: (count) =>
    plural(count, `Inventaire de ${count} fournisseur`, `Inventaires de ${count} fournisseurs`),
  cameIn: (count) => `${count} en plus`,
  wentOut: (count) => `${count} en moins`,
  undoOf: (count) =>
    plural(
      count,
      `Annulation d’une modification de ${count} fiche`,
      `Annulation d’une modification de ${count} fiches`,
    ),
  writing: (done, total) => `En cours, ${done} sur ${total}`,
  settingBack: 'Remise en état',
  done: 'Terminé',
  undone: 'Annulé',
  failed: 'Non terminé, rien n’a été modifié',
  stopped: (done, total) => `Arrêté, ${done} sur ${total} modifiées`,
  stoppedText: (done, total) =>
    `Cela a été arrêté\u00a0: ${done} fiches sur ${total} sont modifiées.`,
  leftOut: (count) =>
    plural(count, `${count} laissée telle quelle`, `${count} laissées telles quelles`),
  arePublished: (count) =>
    plural(count, `${count} parfum est publié.`, `${count} parfums sont publiés.`),
  undo: 'Annuler',
  undoOne: (what) => `Annuler\u00a0: ${what}`,
  undoing: 'Annulation…',
  progress: (done, total) => `${done} sur ${total}`,
  undid: (count) =>
    plural(
      count,
      `Annulé\u00a0: ${count} fiche est comme avant.`,
      `Annulé\u00a0: ${count} fiches sont comme avant.`,
    ),
  keptChanged: (names) =>
    `Laissées telles quelles, car modifiées ou supprimées depuis\u00a0: ${names}.`,
  notChanged: 'Rien n’a été modifié.',
  notUndone: 'Rien n’a été annulé.',
  because: (name, reason) => `${name}\u00a0: ${reason}`,
};
