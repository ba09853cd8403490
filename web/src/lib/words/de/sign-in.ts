import type { signIn as english } from '../en/sign-in.ts';

export const signIn: typeof english = {
  login: {
    title: 'Anmelden',
    begin: 'Klicken Sie auf „Anmelden“, um zu beginnen.',
    text: 'Für Mitarbeitende und Duftanbieter. Wenn Sie eine Einladung erhalten haben, brauchen Sie kein Konto.',
    withInvite: 'Ich habe einen Einladungscode',
    signedIn: 'Sie sind angemeldet',
    as: (name) => `Ihr Konto: ${name}.`,
    start: 'Ein Quiz für einen Kunden beginnen',
  },
  signIn: {
    title: 'Anmelden',
    again: 'Bitte melden Sie sich erneut an',
    againText:
      'Ihre Sitzung ist abgelaufen. Auf dieser Seite geht nichts verloren: Melden Sie sich an und machen Sie weiter.',
    demo: 'Diese Installation läuft im Demomodus. Wählen Sie ein Konto, um sich umzusehen.',
    work: 'Verwenden Sie Ihr Arbeitskonto. Die Anmeldung öffnet sich in einem eigenen Fenster.',
    withWork: 'Mit dem Arbeitskonto anmelden',
    waiting:
      'Das Anmeldefenster ist geöffnet. Falls es geschlossen oder verdeckt ist, klicken Sie noch einmal.',
    unavailable: 'Die Anmeldung ist nicht möglich: Die Client-ID fehlt.',
    cancelled:
      'Sie haben die Anmeldung abgebrochen. Klicken Sie noch einmal, wenn Sie so weit sind.',
    closed: 'Das Anmeldefenster wurde geschlossen. Klicken Sie erneut, sobald Sie bereit sind.',
    blocked:
      'Ihr Browser hat das Anmeldefenster blockiert. Bitte erlauben Sie Pop-ups für diese Website.',
    timedOut: 'Das Anmeldefenster hat nicht geantwortet. Bitte klicken Sie noch einmal.',
    failed: (reason) => `Die Anmeldung ist fehlgeschlagen: ${reason}`,
    noRole: (name) =>
      `Guten Tag, ${name}. Ihr Konto ist bekannt, hat in VSE aber noch keine Rolle. Bitte wenden Sie sich an Ihre Administration und melden Sie sich danach erneut an.`,
    notLogged:
      'Sie sind angemeldet, aber diese Anmeldung konnte nicht im Benutzerprotokoll vermerkt werden.',
    otherAccount: 'Ein anderes Konto verwenden',
  },
  start: {
    title: 'Ein Quiz für einen Kunden beginnen',
    promise:
      'Nennen Sie den Kunden oder das Projekt; das Quiz und seine Empfehlungen werden unter diesem Namen aufbewahrt.',
    project: 'Kunde/Projekt',
    submit: 'Quiz beginnen',
    submitting: 'Das Quiz wird vorbereitet …',
    denied: 'Bitte melden Sie sich an, um ein Quiz zu beginnen',
    deniedText:
      'Diese Seite ist für Mitarbeitende. Wenn Sie eine Einladung erhalten haben, finden Sie Ihr Quiz auf der Startseite.',
  },
};
