import type { quiz as english } from '../en/quiz.ts';

const NUMBERS = ['Kein', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];
const FAMILIES: Readonly<Record<string, string>> = {
  Aromatic: 'Aromatisch',
  Citrus: 'Zitrus',
  Floral: 'Blumig',
  Fruity: 'Fruchtig',
  Gourmand: 'Gourmand',
  Green: 'Grün',
  Amber: 'Amber',
  Ozonic: 'Ozonisch',
  Watery: 'Wässrig',
  Woody: 'Holzig',
};
const COLLECTIONS: Readonly<Record<string, string>> = { Holidays: 'Festtage' };
const quoted = (title: string) => `„${title}“`;

export const quiz: typeof english = {
  invite: {
    title: 'Finden Sie den Duft, der zu Ihnen passt',
    titleLines: ['Finden Sie den Duft,', 'der zu Ihnen passt'],
    promise: 'Wenige kurze Fragen, etwa drei Minuten. Ihre Antworten werden unterwegs gespeichert.',
    email: 'E-Mail',
    code: 'Einladungscode',
    submit: 'Quiz starten',
    submitting: 'Ihr Quiz wird geöffnet …',
  },
  quiz: {
    title: 'Ihr Quiz',
    question: (number) => `Frage ${number}`,
    answered: (count, total) => `${count} von ${total} beantwortet`,
    left: (minutes) => `noch etwa ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}`,
    allAnswered: 'alles beantwortet',
    progress: 'Fortschritt',
    submit: 'Senden',
    submitted: 'Antwort gespeichert',
    selectFirst: 'Bitte wählen Sie zuerst eine Antwort.',
    finish: 'Empfohlene Düfte ansehen',
    finishing: 'Ihre Düfte werden gesucht …',
    state: {
      idle: 'Wird unterwegs gespeichert',
      saving: 'Wird gespeichert …',
      saved: 'Gespeichert',
      retrying: 'Noch nicht gespeichert, wird wiederholt',
      offline: 'Offline, auf diesem Gerät aufbewahrt',
      refused: 'Nicht gespeichert',
    },
    backOnline: 'Alle Antworten sind gespeichert.',
    finishOffline: 'Sie sind offline. Ihre Düfte erscheinen, sobald Sie wieder online sind.',
    finishWaiting: 'VSE ist gerade nicht erreichbar. Ihre Düfte erscheinen, sobald es wieder geht.',
    reopen: 'Öffnen Sie Ihre Einladung noch einmal',
    reopenText:
      'Um mit diesem Quiz fortzufahren, geben Sie bitte noch einmal E-Mail und Einladungscode ein. Alles, was Sie beantwortet haben, bleibt erhalten.',
    toInvite: 'E-Mail und Code eingeben',
    noQuestions: 'Dieses Quiz hat noch keine Fragen',
    noQuestionsText:
      'Bitte sagen Sie der Person Bescheid, die Sie eingeladen hat, und kommen Sie etwas später wieder.',
    withoutId: 'Welches Quiz möchten Sie öffnen?',
    withoutIdText: 'Ihr Quiz öffnet sich mit der E-Mail und dem Code Ihrer Einladung.',
  },
  results: {
    title: 'Ergebnisse',
    summary: (count, name) =>
      `${NUMBERS[count] ?? count} ${count > 1 ? 'Düfte' : 'Duft'}${name ? ` für ${name}` : ''}${count > 1 ? ', der passendste zuerst' : ''}.`,
    permalink: 'Link zu diesen Ergebnissen',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    copiedNotice: 'Der Link ist kopiert.',
    notCopied: 'Markieren Sie den Link und kopieren Sie ihn von dort.',
    collection: (family, collection) =>
      `${FAMILIES[family] ?? family} · Kollektion ${COLLECTIONS[collection] ?? collection}`,
    colors: (names) => `Farben: ${names.join(', ')}`,
    why: 'Warum dieser Duft',
    chose: (titles) => {
      const all = [...new Set(titles)].map(quoted);
      const last = all.at(-1) ?? '';
      return `Sie haben ${all.length > 1 ? `${all.slice(0, -1).join(', ')} und ${last}` : last} gewählt`;
    },
    oneSheet: 'Datenblatt (PDF)',
    details: 'Details',
    detailsOf: (name) => `zu ${name}`,
    detectionLevel: 'Wahrnehmungsstärke',
    neutralizer: 'Geruchsneutralisierer',
    yes: 'Ja',
    no: 'Nein',
    sku: 'Artikelnummer',
    colorsTerm: 'Farben',
    generatedBy: (name) => `Ergebnis erstellt von ${name}`,
    none: 'Kein Duft passt zu diesen Antworten',
    noneText:
      'Das Sortiment hat im Moment nichts zu empfehlen. Bitte fragen Sie die Person, die Sie eingeladen hat.',
    unknown: 'Wir konnten diese Ergebnisse nicht finden',
    unknownQuiz: 'Wir konnten dieses Quiz nicht finden',
    unknownText: 'Vielleicht ist der Link unvollständig, oder sein Ziel wurde entfernt.',
    failed: 'Diese Seite konnte nicht geladen werden',
  },
};
