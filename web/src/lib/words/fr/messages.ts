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
  'BEST MATCH': 'LE PLUS PROCHE',
  'GREAT MATCH': 'TRÈS PROCHE',
  'GOOD MATCH': 'PROCHE',
  'The answer does not belong to the question.': 'La réponse n’appartient pas à la question.',
  'The question does not belong to the quiz.': 'La question n’appartient pas au quiz.',
  'An answer is selected twice.': 'Une réponse est sélectionnée deux fois.',
  'Only one answer can be selected.': 'Une seule réponse peut être sélectionnée.',
  'This quiz is completed; its answers can no longer be changed.':
    'Ce quiz est terminé ; ses réponses ne peuvent plus être modifiées.',
  'There are no published questions yet. Please try again later.':
    'Il n’y a pas encore de questions publiées. Veuillez réessayer plus tard.',
  'All fields are required.': 'Tous les champs sont obligatoires.',
  'All fields are required. Error code: 53807':
    'Tous les champs sont obligatoires. Code d’erreur : 53807',
  'All fields are required. Error code: 53808':
    'Tous les champs sont obligatoires. Code d’erreur : 53808',
  'All fields are required. Error code: 53809':
    'Tous les champs sont obligatoires. Code d’erreur : 53809',
  'That client/project has already been used.': 'Ce client/projet a déjà été utilisé.',
  'First Name is required.': 'Le prénom est obligatoire.',
  'Last Name is required.': 'Le nom est obligatoire.',
  'Email is required.': 'L’e-mail est obligatoire.',
  'Email is not valid.': 'L’e-mail n’est pas valide.',
  'Provider is required.': 'Le fournisseur est obligatoire.',
  'Select a valid role.': 'Sélectionnez un rôle valide.',
  'Role is required.': 'Le rôle est obligatoire.',
  'User already exists with given email address.': 'Un utilisateur existe déjà avec cet e-mail.',
  'API Error, could not add user. Please try again later.':
    'Erreur de l’API, l’utilisateur n’a pas pu être ajouté. Veuillez réessayer plus tard.',
  "An e-mail address of the company's own domain cannot be changed.":
    'Une adresse du domaine de l’entreprise ne peut pas être modifiée.',
  'Error Adding User': 'Erreur lors de l’ajout de l’utilisateur',
  'Error Saving User': 'Erreur lors de l’enregistrement de l’utilisateur',
  'Please select an image!': 'Veuillez sélectionner une image !',
  'Please select an image to delete.': 'Veuillez sélectionner une image à supprimer.',
  'Please select a file first.': 'Veuillez d’abord sélectionner un fichier.',
  'Invalid file type. Please upload an image in JPG, JPEG, or PNG format.':
    'Type de fichier non valide. Envoyez une image au format JPG, JPEG ou PNG.',
  'Invalid file type. Please upload a JPG, PNG, GIF, WebP or PDF file.':
    'Type de fichier non valide. Envoyez un fichier JPG, PNG, GIF, WebP ou PDF.',
  'The file is too large. Please upload at most 10 MB.':
    'Le fichier est trop volumineux. Envoyez au maximum 10 Mo.',
  'The file is not known. Please upload it again.':
    'Le fichier est inconnu. Veuillez l’envoyer de nouveau.',
  'Name is required.': 'Le nom est obligatoire.',
  'Salesperson is required.': 'Le commercial est obligatoire.',
  'Code is required.': 'Le code est obligatoire.',
  'This code is in use. Please generate a new code.':
    'Ce code est déjà utilisé. Veuillez en générer un nouveau.',
  'This invitation has been redeemed already.': 'Cette invitation a déjà été utilisée.',
  'This e-mail is in the list twice.': 'Cet e-mail figure deux fois dans la liste.',
  'At least one row is required.': 'Au moins une ligne est nécessaire.',
  'The role groups are not set up.': 'Les groupes de rôles ne sont pas configurés.',
  'The directory does not answer. Please try again later.':
    'L’annuaire ne répond pas. Veuillez réessayer plus tard.',
  'The directory does not know this person or group.':
    'L’annuaire ne connaît pas cette personne ou ce groupe.',
  'The directory does not allow this. Please tell your administrator.':
    'L’annuaire ne le permet pas. Veuillez prévenir votre administrateur.',
  'E-mails go to known users and invited people only.':
    'Les e-mails ne vont qu’aux utilisateurs connus et aux personnes invitées.',
  'E-mail is not set up.': 'L’e-mail n’est pas configuré.',
  'The e-mail service asks to wait.': 'Le service d’e-mail demande de patienter.',
  'The e-mail service does not answer.': 'Le service d’e-mail ne répond pas.',
  'Someone else changed this meanwhile. Please reload and try again.':
    'Quelqu’un d’autre l’a modifié entre-temps. Rechargez, puis réessayez.',
  'Something went wrong on our side. Please try again.':
    'Un problème est survenu de notre côté. Veuillez réessayer.',
  'The request is too large.': 'La demande est trop volumineuse.',
  'You are not allowed to do this.': 'Vous n’êtes pas autorisé à faire cela.',
  'Please sign in.': 'Veuillez vous connecter.',
  'Please sign in again.': 'Veuillez vous reconnecter.',
  'No answer.': 'Pas de réponse.',
};
