import type { messages as spanish } from '../es/messages.ts';

/** The same messages as in every other language. */
export const messages: Record<keyof typeof spanish, string> = {
  'Please fill out all fields.': 'Veuillez remplir tous les champs.',
  "We're sorry, we were unable to find your invitation.":
    'Désolés, nous n’avons pas trouvé votre invitation.',
  'Your invitation has expired. Please ask for a new one.':
    'Votre invitation a expiré. Veuillez en demander une nouvelle.',
  'Your invitation has been withdrawn. Please ask for a new one.':
    'Votre invitation a été retirée. Veuillez en demander une nouvelle.',
  'Too many tries. Please wait a few minutes and try again.':
    'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
  'You must select an answer for each question.':
    'Vous devez choisir une réponse pour chaque question.',
  'Error Saving Quiz': 'Erreur lors de l’enregistrement du quiz',
  'Check all that apply.': 'Cochez tout ce qui convient.',
  'BEST MATCH': 'MEILLEUR ACCORD',
  'GREAT MATCH': 'TRÈS BON ACCORD',
  'GOOD MATCH': 'BON ACCORD',
  'The answer does not belong to the question.': 'La réponse n’appartient pas à la question.',
  'The question does not belong to the quiz.': 'La question n’appartient pas au quiz.',
  'An answer is selected twice.': 'Une réponse est sélectionnée deux fois.',
  'A question is there twice.': 'Une question figure deux fois.',
  'Only one answer can be selected.': 'Une seule réponse peut être sélectionnée.',
  'This quiz is completed; its answers can no longer be changed.':
    'Ce quiz est terminé ; ses réponses ne peuvent plus être modifiées.',
  'There are no published questions yet. Please try again later.':
    'Il n’y a pas encore de questions publiées. Veuillez réessayer plus tard.',
  'All fields are required.': 'Tous les champs sont obligatoires.',
  'All fields are required. Error code: #': 'Tous les champs sont obligatoires. Code d’erreur : #',
  'That client/project has already been used.': 'Ce client/projet a déjà été utilisé.',
  'A project needs a provider, and your account has none yet.':
    'Un projet a besoin d’un fournisseur, et votre compte n’en a pas encore.',
  'First Name is required.': 'Le prénom est obligatoire.',
  'Last Name is required.': 'Le nom est obligatoire.',
  'Email is required.': 'L’adresse e-mail est obligatoire.',
  'Email is not valid.': 'L’adresse e-mail n’est pas valide.',
  'Provider is required.': 'Le fournisseur est obligatoire.',
  'Select a valid role.': 'Sélectionnez un rôle valide.',
  'Role is required.': 'Le rôle est obligatoire.',
  'User already exists with given email address.':
    'Un utilisateur existe déjà avec cette adresse e-mail.',
  'API Error, could not add user. Please try again later.':
    'Erreur de l’API : l’utilisateur n’a pas pu être ajouté. Veuillez réessayer plus tard.',
  'This person has another role already. Please ask an administrator to add them.':
    'Cette personne a déjà un autre rôle. Demandez à un administrateur de l’ajouter.',
  "An e-mail address of the company's own domain cannot be changed.":
    'Une adresse e-mail du domaine de l’entreprise ne peut pas être modifiée.',
  'Please select an image to delete.': 'Veuillez sélectionner une image à supprimer.',
  'Please select a file first.': 'Veuillez d’abord sélectionner un fichier.',
  'Invalid file type. Please upload an image in JPG, JPEG, or PNG format.':
    'Type de fichier non valide. Importez une image au format JPG, JPEG ou PNG.',
  'Invalid file type. Please upload a JPG, PNG, GIF, WebP or PDF file.':
    'Type de fichier non valide. Importez un fichier JPG, PNG, GIF, WebP ou PDF.',
  'The file is too large. Please upload at most 10 MB.':
    'Le fichier est trop volumineux. Importez au maximum 10 Mo.',
  'The file is not known. Please upload it again.':
    'Le fichier est inconnu. Veuillez l’importer de nouveau.',
  'Name is required.': 'Le nom est obligatoire.',
  'Salesperson is required.': 'Le commercial est obligatoire.',
  'Code is required.': 'Le code est obligatoire.',
  'This code is in use. Please generate a new code.':
    'Ce code est déjà utilisé. Veuillez en générer un nouveau.',
  'This invitation has been redeemed already.': 'Cette invitation a déjà été utilisée.',
  'This e-mail is in the list twice.': 'Cette adresse e-mail figure deux fois dans la liste.',
  'At least one row is required.': 'Au moins une ligne est nécessaire.',
  'The role groups are not set up.': 'Les groupes de rôles ne sont pas configurés.',
  'The directory does not answer. Please try again later.':
    'L’annuaire ne répond pas. Veuillez réessayer plus tard.',
  'The file storage does not answer. Please try again later.':
    'Le stockage des fichiers ne répond pas. Veuillez réessayer plus tard.',
  'The scent provider of this quiz is not there any more. Please ask the person who invited you.':
    'Le fournisseur de parfums de ce quiz n’existe plus. Veuillez vous adresser à la personne qui vous a invité.',
  'The directory does not know this person or group.':
    'L’annuaire ne connaît pas cette personne ou ce groupe.',
  'The directory does not allow this. Please tell your administrator.':
    'L’annuaire ne le permet pas. Veuillez prévenir votre administrateur.',
  'E-mails go to known users and invited people only.':
    'Les e-mails ne vont qu’aux utilisateurs connus et aux personnes invitées.',
  'E-mail is not set up.': 'L’envoi d’e-mails n’est pas configuré.',
  'The e-mail service asks to wait.': 'Le service de messagerie demande de patienter.',
  'The e-mail service does not answer.': 'Le service de messagerie ne répond pas.',
  'Someone else changed this meanwhile. Please reload and try again.':
    'Quelqu’un d’autre l’a modifié entre-temps. Rechargez, puis réessayez.',
  'Something went wrong on our side. Please try again.':
    'Un problème est survenu de notre côté. Veuillez réessayer.',
  'The request is too large.': 'La demande est trop volumineuse.',
  'You are not allowed to do this.': 'Vous n’êtes pas autorisé à faire cela.',
  'Please sign in.': 'Veuillez vous connecter.',
  'Please sign in again.': 'Veuillez vous reconnecter.',
  'The id is not valid.': 'L’identifiant n’est pas valide.',
  'The page is not known.': 'Cette page de la liste n’existe plus. Veuillez recharger.',
  'The group is none of the role groups.': 'Le groupe n’est pas un groupe de rôle.',
  'The record was not found.': 'La fiche est introuvable.',
  'The scent provider was not found.': 'Le fournisseur de parfums est introuvable.',
  'The user was not found.': 'L’utilisateur est introuvable.',
  'The invite was not found.': 'L’invitation est introuvable.',
  'The file was not found.': 'Le fichier est introuvable.',
  'The image was not found.': 'L’image est introuvable.',
  'First Name is too long.': 'Le prénom est trop long.',
  'Last Name is too long.': 'Le nom est trop long.',
  'Name is too long.': 'Le nom est trop long.',
  'Email is too long.': 'L’adresse e-mail est trop longue.',
  'Provider is too long.': 'Le fournisseur est trop long.',
  'Salesperson is too long.': 'Le commercial est trop long.',
  'Code is too long.': 'Le code est trop long.',
  'Project name is too long.': 'Le nom du projet est trop long.',
  'Salesperson is not a known user.': 'Le commercial n’est pas un utilisateur connu.',
  'Code is not valid.': 'Le code n’est pas valide.',
  'The directory account of a user is that of their e-mail address and cannot be chosen.':
    'Le compte d’annuaire d’un utilisateur est celui de son adresse e-mail et ne peut pas être choisi.',
  'Invalid file type. Please upload a JPG, PNG, GIF or WebP file.':
    'Type de fichier non valide. Importez un fichier JPG, PNG, GIF ou WebP.',
  'Invalid file type. Please upload a PDF file.':
    'Type de fichier non valide. Importez un fichier PDF.',
  'The e-mail service answered #.': 'Le service de messagerie a répondu #.',
  'The mail was Failed.': 'L’envoi de l’e-mail a échoué.',
  'The mail was Canceled.': 'L’envoi de l’e-mail a été annulé.',
};
