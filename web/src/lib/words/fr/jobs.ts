import type { jobs as english } from '../en/jobs.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('fr');

export const jobs: typeof english = {
  intro: 'Ce qui se passe en arrière-plan. Ce qui est fini reste affiché 30 jours.',
  empty: 'Il ne s’est rien passé ces 30 derniers jours',
  emptyText:
    'Les modifications de plusieurs fiches, les effacements et le travail régulier de VSE figurent ici.',
  columns: {
    what: 'Quoi',
    state: 'État et avancement',
    since: 'Depuis',
    actions: 'Actions',
  },
  kinds: {
    changeSet: 'Modification de plusieurs fiches',
    erasure: 'Effacement de ce qui est conservé sur une personne',
    eraseAgain: 'Recherche les personnes effacées après une restauration',
    publish: 'Tient à jour le catalogue publié',
    countInsight: 'Compte pour l’analyse',
    endRecords: 'Met fin aux fiches dont le délai est passé',
    prune: 'Retire les anciens états des fiches et les anciennes tâches',
    removeUploads: 'Supprime les fichiers envoyés mais non enregistrés',
    finishInvites: 'Termine les invitations interrompues',
    applyRoles: 'Définit les rôles dans l’annuaire',
    upgradeRecords: 'Met à jour les fiches enregistrées',
  },
  changeOf: (count, shown) =>
    plural(count, `Modification de ${shown} fiche`, `Modification de ${shown} fiches`),
  begunBy: (name) => `Lancée par ${name}`,
  states: {
    running: 'En cours',
    waiting: 'En attente',
    failed: 'En échec',
    done: 'Terminée',
    ended: 'Arrêtée',
  },
  afterError: 'En attente après une erreur',
  ending: 'Arrêt en cours',
  next: (date) => `Prochaine fois\u00a0: ${date}`,
  until: (date) => `jusqu’à ${date}`,
  counts: {
    written: 'Fiches écrites',
    left: 'Laissées telles quelles',
    back: 'Remises en état',
    begun: 'Effacements lancés',
    rebuilt: 'Fiches rassemblées',
    rebuiltParts: 'Parties rassemblées',
    settled: 'Modifications interrompues achevées',
    counted: 'Modifications comptées',
    ended: 'Fiches arrivées à leur fin',
    removed: 'Retirés',
    finished: 'Terminées',
    applied: 'Rôles définis',
    failed: 'Échecs',
    unreadable: 'Illisibles',
  },
  count: (label, count) => `${label}\u00a0: ${count}`,
  left: {
    changed: (count, isOne) => (isOne ? '1 modifiée' : `${count} modifiées`),
    unchanged: (count, isOne) => (isOne ? '1 inchangée' : `${count} inchangées`),
  },
  retryOne: (what) => `Réessayer\u00a0: ${what}`,
  retryFailed: 'La tâche n’a pas pu être relancée',
  end: 'Arrêter',
  endOne: (what) => `Arrêter\u00a0: ${what}`,
  endTitle: (what) => `Arrêter ceci\u00a0: ${what}\u00a0?`,
  endTexts: {
    changeSet:
      'Ce qui est écrit reste, et les autres fiches restent inchangées. D’autres personnes peuvent de nouveau modifier le catalogue. Cette page indique ensuite quelles fiches sont modifiées, et «\u00a0Modifications\u00a0» permet d’annuler.',
    erasure:
      'Ce qui est effacé reste effacé, et le reste demeure. Le journal d’audit indique combien a été effacé et où.',
    other: 'Ce qui est fait reste, et le reste n’est pas fait.',
  },
  ended: (what) => `Arrêtée\u00a0: ${what}.`,
  endsSoon: (what) => `Arrêt en cours\u00a0: ${what}.`,
  endFailed: 'Erreur à l’arrêt de la tâche',
};
