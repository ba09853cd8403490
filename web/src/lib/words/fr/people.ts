import type { Mention, Place } from '@vse/domain/records/people';

const places: Record<Place, string> = {
  users: 'Réglages d’utilisateur',
  invites: 'Invitations',
  results: 'Résultats de quiz',
  mails: 'E-mails',
  signIns: 'Connexions',
  languages: 'Langues choisies',
  sales: 'Invitations et résultats de ses clients',
  changes: 'Enregistrements effectués',
  history: 'Anciens états et modifications groupées',
  limits: 'Empreintes de l’adresse qui comptent les e-mails et les codes faux',
};

const kinds: Record<Mention['kind'], string> = {
  adjectives: 'Adjectif',
  fragrances: 'Parfum',
  providers: 'Fournisseur',
  questions: 'Question',
  history: 'Ancien état ou modification groupée',
  quizVersions: 'Questions d’un ancien quiz',
  fragranceVersions: 'Parfum tel qu’il a été montré',
  quizResults: 'Projet',
  mails: 'E-mail à quelqu’un d’autre',
};

export const people = {
  intro: 'Trouve tout ce qui est conservé sur une personne, pour le remettre ou l’effacer.',
  find: 'Nom ou adresse e-mail',
  hint: 'Le début des mots suffit.',
  search: 'Rechercher',
  searching: 'Recherche…',
  nobody: 'Personne n’a été trouvé',
  nobodyText:
    'Aucun utilisateur, aucune invitation ni aucun résultat n’a ces mots dans son nom ou son adresse.',
  more: 'Il y a plus que ce qui est affiché et compté ici. Veuillez saisir davantage du nom ou de l’adresse.',
  lookUp: (address: string) => `Consulter ${address}`,
  columns: { address: 'Adresse e-mail', names: 'Noms', known: 'Connue par' },
  user: 'Utilisateur',
  invites: (count: string, isOne: boolean) => (isOne ? '1 invitation' : `${count} invitations`),
  results: (count: string, isOne: boolean) => (isOne ? '1 résultat' : `${count} résultats`),
  collecting: 'Recherche partout. Cela peut prendre quelques secondes.',
  kept: 'Ce qui est conservé',
  keptColumns: { place: 'Où', count: 'Combien', fate: 'À l’effacement' },
  places,
  audit: 'Entrées du journal d’audit',
  fates: {
    goes: 'Disparaît',
    chosen: 'Disparaît ou devient anonyme, selon votre choix',
    anonymous: 'Devient anonyme',
    former: 'Indique « Former colleague » à la place',
    stays: 'Reste',
  },
  nothing: 'Rien n’est conservé sur cette adresse',
  nothingText: 'Aucun enregistrement ne la contient.',
  namesakes: (count: string, isOne: boolean) =>
    isOne
      ? 'Un autre utilisateur porte le même nom. Les e-mails en attente qui contiennent ce nom restent tels quels, car ils peuvent être les siens.'
      : `${count} autres utilisateurs portent le même nom. Les e-mails en attente qui contiennent ce nom restent tels quels, car ils peuvent être les leurs.`,
  unreadable: (count: string, isOne: boolean) =>
    isOne
      ? '1 fiche qui peut concerner cette personne n’a pas pu être lue et ne figure pas ici.'
      : `${count} fiches qui peuvent concerner cette personne n’ont pas pu être lues et ne figurent pas ici.`,
  underWay: 'Un effacement de cette adresse est en cours. Il se poursuit de lui-même.',
  mentions: 'Textes qui peuvent nommer cette personne',
  mentionsText: 'Un effacement ne les modifie pas. Veuillez décider pour chacun.',
  moreMentions: 'Il y a plus de textes que dans cette liste.',
  mentionColumns: { kind: 'Où', text: 'Texte' },
  kinds,
  download: 'Télécharger',
  preparing: 'Préparation…',
  downloadFailed: 'Le téléchargement a échoué',
  erase: 'Effacer',
  eraseTitle: (address: string) => `Effacer tout ce qui concerne ${address} ?`,
  eraseText: 'C’est irréversible. Vous seul décidez si la demande est authentique.',
  choice: 'Invitations et résultats',
  choices: { anonymous: 'Restent, anonymes', deleted: 'Sont supprimés' },
  hints: {
    anonymous: 'L’analyse les compte comme avant. Noms, adresses et motifs notés disparaissent.',
    deleted: 'L’analyse ne les compte plus.',
  },
  texts: 'Textes qui peuvent nommer cette personne',
  account: 'Le compte dans l’annuaire de l’entreprise',
  progress: (done: string, of: string) => `${done} étapes sur ${of} sont terminées`,
  leave: 'Vous pouvez fermer cette fenêtre : l’effacement se poursuit de lui-même.',
  failed: 'L’effacement a été interrompu',
  erased: (address: string) => `Tout ce qui concerne ${address} est effacé`,
  erasedText: 'Voici ce qui a été effacé :',
  nothingErased: 'Il ne restait rien à effacer.',
  receipt: 'Reçu',
  receiptText: 'Le journal d’audit a une entrée avec ces nombres, et sans la personne.',
  showReceipt: 'Afficher l’entrée',
  file: {
    title: (address: string) => `Ce qui est conservé sur ${address}`,
    made: (date: string) => `Établi le ${date}`,
    names: 'Noms',
    files: 'Fichiers',
    page: 'tout, à lire dans un navigateur',
    json: 'la même chose, pour les programmes',
    leftOut:
      'Les mots de passe, les codes et les textes des e-mails, conservés chiffrés, n’y sont pas. Des enregistrements qui concernent surtout d’autres personnes, seule la référence est donnée.',
  },
};
