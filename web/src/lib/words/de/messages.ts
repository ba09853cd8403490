import type { messages as spanish } from '../es/messages.ts';

/** The same messages as in every other language. */
export const messages: Record<keyof typeof spanish, string> = {
  'Please fill out all fields.': 'Bitte füllen Sie alle Felder aus.',
  "We're sorry, we were unable to find your invitation.":
    'Es tut uns leid, wir konnten Ihre Einladung nicht finden.',
  'Your invitation has expired. Please ask for a new one.':
    'Ihre Einladung ist abgelaufen. Bitte lassen Sie sich eine neue schicken.',
  'Your invitation has been withdrawn. Please ask for a new one.':
    'Ihre Einladung wurde zurückgezogen. Bitte lassen Sie sich eine neue schicken.',
  'Too many tries. Please wait a few minutes and try again.':
    'Zu viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es erneut.',
  'You must select an answer for each question.':
    'Sie müssen zu jeder Frage eine Antwort auswählen.',
  'Error Saving Quiz': 'Fehler beim Speichern des Quiz',
  'Check all that apply.': 'Wählen Sie alles Zutreffende aus.',
  'BEST MATCH': 'BESTE WAHL',
  'GREAT MATCH': 'SEHR GUTE WAHL',
  'GOOD MATCH': 'GUTE WAHL',
  'The answer does not belong to the question.': 'Die Antwort gehört nicht zu der Frage.',
  'The question does not belong to the quiz.': 'Die Frage gehört nicht zu dem Quiz.',
  'An answer is selected twice.': 'Eine Antwort ist doppelt ausgewählt.',
  'A question is there twice.': 'Eine Frage steht zweimal da.',
  'Only one answer can be selected.': 'Es kann nur eine Antwort ausgewählt werden.',
  'This quiz is completed; its answers can no longer be changed.':
    'Dieses Quiz ist abgeschlossen; seine Antworten lassen sich nicht mehr ändern.',
  'There are no published questions yet. Please try again later.':
    'Es sind noch keine Fragen veröffentlicht. Bitte versuchen Sie es später erneut.',
  'All fields are required.': 'Alle Felder müssen ausgefüllt sein.',
  'All fields are required. Error code: #': 'Alle Felder müssen ausgefüllt sein. Fehlercode: #',
  'That client/project has already been used.':
    'Dieser Kunde/dieses Projekt wurde bereits verwendet.',
  'A project needs a provider, and your account has none yet.':
    'Ein Projekt braucht einen Anbieter, und Ihr Konto hat noch keinen.',
  'First Name is required.': 'Der Vorname ist erforderlich.',
  'Last Name is required.': 'Der Nachname ist erforderlich.',
  'Email is required.': 'Die E-Mail-Adresse ist erforderlich.',
  'Email is not valid.': 'Die E-Mail-Adresse ist ungültig.',
  'Provider is required.': 'Der Anbieter ist erforderlich.',
  'Select a valid role.': 'Wählen Sie eine gültige Rolle.',
  'Role is required.': 'Die Rolle ist erforderlich.',
  'User already exists with given email address.':
    'Mit dieser E-Mail-Adresse gibt es bereits einen Benutzer.',
  'API Error, could not add user. Please try again later.':
    'API-Fehler: Der Benutzer konnte nicht hinzugefügt werden. Bitte versuchen Sie es später erneut.',
  'This person has another role already. Please ask an administrator to add them.':
    'Diese Person hat bereits eine andere Rolle. Bitte lassen Sie sie von der Administration hinzufügen.',
  "An e-mail address of the company's own domain cannot be changed.":
    'Eine E-Mail-Adresse der firmeneigenen Domain kann nicht geändert werden.',
  'Please select an image to delete.': 'Bitte wählen Sie ein Bild zum Löschen.',
  'Please select a file first.': 'Bitte wählen Sie zuerst eine Datei.',
  'Invalid file type. Please upload an image in JPG, JPEG, or PNG format.':
    'Ungültiger Dateityp. Bitte laden Sie ein Bild im Format JPG, JPEG oder PNG hoch.',
  'Invalid file type. Please upload a JPG, PNG, GIF, WebP or PDF file.':
    'Ungültiger Dateityp. Bitte laden Sie eine JPG-, PNG-, GIF-, WebP- oder PDF-Datei hoch.',
  'The file is too large. Please upload at most 10 MB.':
    'Die Datei ist zu groß. Bitte laden Sie höchstens 10 MB hoch.',
  'The file is not known. Please upload it again.':
    'Die Datei ist nicht bekannt. Bitte laden Sie sie erneut hoch.',
  'Name is required.': 'Der Name ist erforderlich.',
  'Salesperson is required.': 'Die Vertriebsperson ist erforderlich.',
  'Code is required.': 'Der Code ist erforderlich.',
  'This code is in use. Please generate a new code.':
    'Dieser Code ist bereits vergeben. Bitte erzeugen Sie einen neuen.',
  'This invitation has been redeemed already.': 'Diese Einladung wurde bereits eingelöst.',
  'This e-mail is in the list twice.': 'Diese E-Mail-Adresse steht zweimal in der Liste.',
  'At least one row is required.': 'Mindestens eine Zeile ist erforderlich.',
  'The role groups are not set up.': 'Die Rollengruppen sind nicht eingerichtet.',
  'The directory does not answer. Please try again later.':
    'Das Verzeichnis antwortet nicht. Bitte versuchen Sie es später erneut.',
  'The file storage does not answer. Please try again later.':
    'Der Dateispeicher antwortet nicht. Bitte versuchen Sie es später erneut.',
  'The scent provider of this quiz is not there any more. Please ask the person who invited you.':
    'Den Duftanbieter dieses Quiz gibt es nicht mehr. Bitte wenden Sie sich an die Person, die Sie eingeladen hat.',
  'The directory does not know this person or group.':
    'Das Verzeichnis kennt diese Person oder Gruppe nicht.',
  'The directory does not allow this. Please tell your administrator.':
    'Das Verzeichnis lässt das nicht zu. Bitte sagen Sie Ihrer Administration Bescheid.',
  'E-mails go to known users and invited people only.':
    'E-Mails gehen nur an bekannte Benutzer und eingeladene Personen.',
  'E-mail is not set up.': 'Der E-Mail-Versand ist nicht eingerichtet.',
  'The e-mail service asks to wait.': 'Der E-Mail-Dienst bittet um etwas Geduld.',
  'The e-mail service does not answer.': 'Der E-Mail-Dienst antwortet nicht.',
  'Someone else changed this meanwhile. Please reload and try again.':
    'Jemand anderes hat das inzwischen geändert. Bitte laden Sie neu und versuchen Sie es erneut.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'You are not allowed to do this.': 'Das dürfen Sie nicht.',
  'Please sign in.': 'Bitte melden Sie sich an.',
  'Please sign in again.': 'Bitte melden Sie sich erneut an.',
  'The id is not valid.': 'Die Kennung ist ungültig.',
  'The page is not known.': 'Diese Seite der Liste gibt es nicht mehr. Bitte laden Sie neu.',
  'The group is none of the role groups.': 'Die Gruppe ist keine der Rollengruppen.',
  'The record was not found.': 'Der Eintrag wurde nicht gefunden.',
  'The scent provider was not found.': 'Der Duftanbieter wurde nicht gefunden.',
  'The user was not found.': 'Der Benutzer wurde nicht gefunden.',
  'The invite was not found.': 'Die Einladung wurde nicht gefunden.',
  'The file was not found.': 'Die Datei wurde nicht gefunden.',
  'The image was not found.': 'Das Bild wurde nicht gefunden.',
  'First Name is too long.': 'Der Vorname ist zu lang.',
  'Last Name is too long.': 'Der Nachname ist zu lang.',
  'Name is too long.': 'Der Name ist zu lang.',
  'Email is too long.': 'Die E-Mail-Adresse ist zu lang.',
  'Provider is too long.': 'Der Anbieter ist zu lang.',
  'Salesperson is too long.': 'Die Vertriebsperson ist zu lang.',
  'Code is too long.': 'Der Code ist zu lang.',
  'Project name is too long.': 'Der Projektname ist zu lang.',
  'Salesperson is not a known user.': 'Die Vertriebsperson ist kein bekannter Benutzer.',
  'Code is not valid.': 'Der Code ist ungültig.',
  'The directory account of a user is that of their e-mail address and cannot be chosen.':
    'Das Verzeichniskonto eines Benutzers ist das seiner E-Mail-Adresse und lässt sich nicht wählen.',
  'Invalid file type. Please upload a JPG, PNG, GIF or WebP file.':
    'Ungültiger Dateityp. Bitte laden Sie eine JPG-, PNG-, GIF- oder WebP-Datei hoch.',
  'Invalid file type. Please upload a PDF file.':
    'Ungültiger Dateityp. Bitte laden Sie eine PDF-Datei hoch.',
  'The e-mail service answered #.': 'Der E-Mail-Dienst antwortete mit #.',
  'The mail was Failed.': 'Der Versand der E-Mail ist fehlgeschlagen.',
  'The mail was Canceled.': 'Der Versand der E-Mail wurde abgebrochen.',
};
