import type { insight as english } from '../en/insight.ts';
import { funnel } from './funnel.ts';

export const insight: typeof english = {
  title: 'Analyse',
  completedOf: (completed, invited) => `${completed} sur ${invited} ont terminé`,
  period: (now, before) => `${now}, comparé au ${before}`,
  asOf: (time, zone, since) =>
    `État\u00a0: ${time}. Les jours commencent à ${zone}. Compté depuis le ${since}.`,
  copy: 'Copier en tableaux',
  copied: 'Les tableaux ont été copiés.',
  notCopied: 'Les tableaux n’ont pas pu être copiés.',
  download: 'Télécharger .xlsx',
  notWritten: 'Le classeur n’a pas pu être écrit. Veuillez réessayer.',
  report: 'Imprimer le rapport',
  source: 'Origine',
  sources: { invite: 'Invitations', project: 'Projets' },
  nothing: 'Rien n’a commencé pendant cette période',
  nothingText: 'Choisissez une autre période ou moins de filtres.',
  nothingYet: 'Rien pour le moment',
  before: 'Avant',
  points: 'Points',
  ofCases: (n) => `sur ${n}`,
  share: (title) => `${title}, %`,
  beforeOf: (title) => `${title}, avant`,
  about: (seconds) => `environ ${seconds} s`,
  seconds: (seconds) => `${seconds} s`,
  times: (n) => `sur ${n} durées`,
  see: 'Les voir dans l’historique',
  deleted: 'supprimé',
  gone: 'plus proposé actuellement',
  definitions: 'Ce que les chiffres signifient',
  funnel: {
    invite: 'jusqu’où sont allées celles envoyées pendant la période',
    project: 'jusqu’où sont allés ceux commencés pendant la période',
    step: funnel.step,
    people: funnel.people,
    ofStep: 'De l’étape',
    ofAll: funnel.ofAll,
    median: (time, n, before) =>
      `La moitié de ceux qui ont terminé a mis moins d’environ ${time} (sur ${n} durées\u00a0; avant\u00a0: ${before}).`,
    states: funnel.states,
    steps: funnel.steps,
    means: {
      invited:
        'Invitations envoyées pendant la période\u00a0; pour les projets, ceux commencés pendant celle-ci.',
      handedOver:
        'Parmi tous, ceux dont le service de messagerie a accepté l’e-mail. Un projet n’en a pas besoin.',
      redeemed:
        'Parmi tous, ceux dont le code a été utilisé. Il peut aussi avoir été donné par téléphone.',
      answered: 'Parmi les utilisés, ceux qui ont au moins une réponse.',
      completed: 'Parmi ceux qui ont répondu, ceux qui ont terminé le quiz.',
      openedSheet: 'Parmi ceux qui ont terminé, ceux qui ont ouvert au moins une fiche.',
    },
  },
  trend: {
    title: 'Quand cela s’est passé',
    text: 'selon l’heure de l’événement, quel que soit le début du cas',
    now: 'cette période',
    before: 'avant',
    asTable: 'En tableau',
    day: 'Jour',
    hours: (day, hours) => `${day} (${hours} heures)`,
    perDay: (n) => `${n} par jour`,
    perWeek: (n) => `${n} par semaine`,
    events: funnel.events,
    means: {
      invited: 'Invitations envoyées et projets commencés à ce moment.',
      redeemed: 'Quiz démarrés à ce moment.',
      answered: 'Quiz dont la première réponse a été enregistrée à ce moment.',
      completed: 'Quiz terminés à ce moment.',
    },
    line: (event, now, before) =>
      `${event}\u00a0: ${now}, avant\u00a0: ${before}. Les chiffres sont dans le tableau.`,
  },
  questions: {
    title: 'Questions',
    text: (n) => `sur ${n} quiz`,
    name: 'Question',
    reached: 'Atteinte',
    answered: 'Répondue',
    left: 'Abandonnée ici',
    time: 'Médiane',
    selected: 'Choisie',
    answersTitle: 'Réponses',
    answer: 'Réponse',
    answers: (question) => `Réponses à ${question}`,
    means: {
      reached:
        'Parmi tous les quiz, ceux qui ont répondu à cette question ou à toutes les précédentes.',
      answered: 'Parmi ceux qui l’ont atteinte, ceux qui y ont répondu.',
      left: 'Parmi ceux qui l’ont atteinte, ceux dont elle était la première question sans réponse quand le quiz n’avait pas été touché depuis 7 jours ou avait pris fin.',
      time: 'Médiane approximative de la durée entre l’enregistrement précédent et sa première réponse. Les durées de plus de 30 minutes sont exclues.',
      selected:
        'Combien l’ont choisie, parmi ceux qui ont répondu à la question. Avec plusieurs choix, les parts dépassent 100\u00a0%.',
    },
  },
  fragrances: {
    title: 'Parfums',
    text: (n) => `dans ${n} quiz terminés`,
    name: 'Nom',
    first: '1er',
    second: '2e',
    further: '3e à 6e',
    openedSheet: 'Fiche',
    means: {
      first: 'Quiz terminés qui l’avaient comme meilleur choix.',
      second: 'Quiz terminés qui l’avaient comme deuxième choix.',
      further: 'Quiz terminés qui l’avaient du troisième au sixième choix.',
      openedSheet: 'Quiz terminés où sa fiche a été ouverte. Le personnel n’est pas compté.',
    },
    never: (count) => `Jamais recommandés pendant cette période\u00a0: ${count}`,
  },
  adjectives: {
    title: 'Adjectifs',
    text: 'pour 100, d’abord les plus demandés par rapport à l’offre',
    name: 'Adjectif',
    askedFor: 'Demandé',
    offered: 'Proposé',
    means: {
      askedFor:
        'Combien de fois une réponse choisie l’avait, parmi tous les adjectifs des réponses choisies.',
      offered:
        'Combien de parfums de l’inventaire l’ont maintenant, parmi tous les adjectifs de l’inventaire.',
    },
  },
};
