import type { signIn as english } from '../en/sign-in.ts';

export const signIn: typeof english = {
  login: {
    title: 'Connexion',
    begin: 'Cliquez sur « Se connecter » pour commencer.',
    text: 'Pour le personnel et les fournisseurs de parfums. Si vous avez reçu une invitation, vous n’avez besoin d’aucun compte.',
    withInvite: 'J’ai un code d’invitation',
    signedIn: 'Connexion établie',
    as: (name) => `Votre compte : ${name}.`,
    start: 'Commencer un quiz pour un client',
  },
  signIn: {
    title: 'Connexion',
    again: 'Veuillez vous reconnecter',
    againText:
      'Votre session est terminée. Rien n’est perdu sur cette page : reconnectez-vous et continuez.',
    demo: 'Cette installation fonctionne en mode démonstration. Choisissez un compte pour la découvrir.',
    work: 'Utilisez votre compte professionnel. La connexion s’ouvre dans une fenêtre à part.',
    withWork: 'Se connecter avec votre compte professionnel',
    waiting:
      'La fenêtre de connexion est ouverte. Si elle est fermée ou masquée, cliquez de nouveau.',
    unavailable: 'La connexion est impossible : l’identifiant client est absent.',
    cancelled: 'Vous avez annulé la connexion. Cliquez de nouveau quand vous le souhaitez.',
    closed: 'La fenêtre de connexion a été fermée. Cliquez à nouveau quand vous le souhaitez.',
    blocked:
      'Votre navigateur a bloqué la fenêtre de connexion. Veuillez autoriser les fenêtres pop-up pour ce site.',
    timedOut: 'La fenêtre de connexion n’a pas répondu. Veuillez cliquer de nouveau.',
    failed: (reason) => `Nous n’avons pas pu vous connecter : ${reason}`,
    noRole: (name) =>
      `Bonjour ${name}. Votre compte est connu, mais il n’a pas encore de rôle dans VSE. Demandez-en un à votre administrateur, puis reconnectez-vous.`,
    notLogged:
      'La connexion est établie, mais elle n’a pas pu être inscrite au journal des utilisateurs.',
    otherAccount: 'Utiliser un autre compte',
  },
  start: {
    title: 'Commencer un quiz pour un client',
    promise:
      'Nommez le client ou le projet ; le quiz et ses recommandations sont conservés sous ce nom.',
    project: 'Client/Projet',
    submit: 'Commencer le quiz',
    submitting: 'Préparation du quiz…',
    denied: 'Connectez-vous pour commencer un quiz',
    deniedText:
      'Cette page est réservée au personnel. Si vous avez reçu une invitation, votre quiz se trouve sur la page d’accueil.',
  },
};
