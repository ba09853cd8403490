import type { insightReport as english } from '../en/insight-report.ts';

export const insightReport: typeof english = {
  copy: 'Copier en tableaux',
  copied: 'Les tableaux ont été copiés.',
  notCopied: 'Les tableaux n’ont pas pu être copiés.',
  download: 'Télécharger .xlsx',
  notWritten: 'Le classeur n’a pas pu être écrit. Veuillez réessayer.',
  report: 'Imprimer le rapport',
  share: (title) => `${title}, %`,
  beforeOf: (title) => `${title}, avant`,
  definitions: 'Ce que les chiffres signifient',
  means: {
    funnel: {
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
    trend: {
      invited: 'Invitations envoyées et projets commencés à ce moment.',
      redeemed: 'Quiz démarrés à ce moment.',
      answered: 'Quiz dont la première réponse a été enregistrée à ce moment.',
      completed: 'Quiz terminés à ce moment.',
    },
    questions: {
      reached:
        'Parmi tous les quiz, ceux qui ont répondu à cette question ou à toutes les précédentes.',
      answered: 'Parmi ceux qui l’ont atteinte, ceux qui y ont répondu.',
      left: 'Parmi ceux qui l’ont atteinte, ceux dont elle était la première question sans réponse quand le quiz n’avait pas été touché depuis 7 jours ou avait pris fin. Dans la dernière ligne : ceux qui ont répondu à toutes les questions sans terminer le quiz.',
      time: 'Médiane approximative de la durée entre l’enregistrement précédent et sa première réponse. Les durées de plus de 30 minutes sont exclues.',
    },
    answers: {
      selected:
        'Combien l’ont choisie, parmi ceux qui ont répondu à la question. Avec plusieurs choix, les parts dépassent 100\u00a0%.',
    },
    fragrances: {
      first: 'Quiz terminés qui l’avaient comme meilleur choix.',
      second: 'Quiz terminés qui l’avaient comme deuxième choix.',
      further: 'Quiz terminés qui l’avaient du troisième au sixième choix.',
      openedSheet: 'Quiz terminés où sa fiche a été ouverte. Le personnel n’est pas compté.',
      chosen: 'Quiz terminés après lesquels le personnel a noté qu’il a été choisi.',
    },
    outcomes: {
      recommended: 'Quiz terminés qui l’ont recommandé, à n’importe quelle place.',
      asked: 'Parmi eux, ceux dont la personne interrogée a demandé un échantillon.',
      sent: 'Parmi eux, ceux où un échantillon a été envoyé.',
      smelled: 'Parmi eux, ceux où il a été senti et noté.',
      rating: 'La moyenne de ces notes, de 1 à 5.',
      chosen: 'Parmi eux, ceux où il a été choisi.',
      refused: 'Parmi eux, ceux où il a été refusé.',
    },
    adjectives: {
      askedFor:
        'Combien de fois une réponse choisie l’avait, parmi tous les adjectifs des réponses choisies.',
      offered:
        'Combien de parfums de l’inventaire l’ont maintenant, parmi tous les adjectifs de l’inventaire.',
    },
  },
};
