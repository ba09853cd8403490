import type { RespondentCode } from '@vse/domain/messages';

/** What respondents can read of the messages. */
export const messages: Record<RespondentCode, string> = {
  FILL_OUT_ALL_FIELDS: 'Veuillez remplir tous les champs.',
  INVITE_NOT_FOUND: 'Désolés, nous n’avons pas trouvé votre invitation.',
  EVERY_QUESTION_NEEDS_AN_ANSWER: 'Vous devez choisir une réponse pour chaque question.',
  ERROR_SAVING_QUIZ: 'Erreur lors de l’enregistrement du quiz',
  CHECK_ALL_THAT_APPLY: 'Cochez tout ce qui convient.',
  INVITE_EXPIRED: 'Votre invitation a expiré. Veuillez en demander une nouvelle.',
  INVITE_REVOKED: 'Votre invitation a été retirée. Veuillez en demander une nouvelle.',
  TOO_MANY_TRIES: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
  ANSWER_UNKNOWN: 'La réponse n’appartient pas à la question.',
  QUESTION_UNKNOWN: 'La question n’appartient pas au quiz.',
  ANSWER_SELECTED_TWICE: 'Une réponse est sélectionnée deux fois.',
  QUESTION_TWICE: 'Une question figure deux fois.',
  ONE_ANSWER_ONLY: 'Une seule réponse peut être sélectionnée.',
  QUIZ_COMPLETED: 'Ce quiz est terminé ; ses réponses ne peuvent plus être modifiées.',
  QUIZ_RESULT_NOT_FOUND: 'Le résultat du quiz est introuvable.',
  QUIZ_WITHOUT_PROVIDER:
    'Le fournisseur de parfums de ce quiz n’existe plus. Veuillez vous adresser à la personne qui vous a invité.',
  NO_QUESTIONS: 'Il n’y a pas encore de questions publiées. Veuillez réessayer plus tard.',
  CHANGED_MEANWHILE: 'Quelqu’un d’autre l’a modifié entre-temps. Rechargez, puis réessayez.',
  SERVER_ERROR: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  RECORDS_UNAVAILABLE: 'Les données ne répondent pas. Veuillez réessayer plus tard.',
  FILES_UNAVAILABLE: 'Le stockage des fichiers ne répond pas. Veuillez réessayer plus tard.',
  REQUEST_TOO_LARGE: 'La demande est trop volumineuse.',
  NOT_ALLOWED: 'Vous n’êtes pas autorisé à faire cela.',
  NO_ACCESS:
    'Votre compte n’a pas encore d’accès. Veuillez demander à un administrateur de vous ajouter.',
  SIGN_IN_NEEDED: 'Veuillez vous connecter.',
  SIGN_IN_AGAIN: 'Veuillez vous reconnecter.',
  ID_INVALID: 'L’identifiant n’est pas valide.',
  RECORD_NOT_FOUND: 'La fiche est introuvable.',
};
