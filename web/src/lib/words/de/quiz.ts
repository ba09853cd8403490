import type { quiz as english } from '../en/quiz.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');
const NUMBERS = ['Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];
const FAMILIES: Readonly<Record<string, string>> = {
  Aromatic: 'Aromatisch',
  Citrus: 'Zitrus',
  Floral: 'Blumig',
  Fruity: 'Fruchtig',
  Gourmand: 'Gourmand',
  Green: 'Grün',
  Amber: 'Amber',
  Ozonic: 'Ozonisch',
  Watery: 'Aquatisch',
  Woody: 'Holzig',
};
const COLLECTIONS: Readonly<Record<string, string>> = { Holidays: 'Festtage' };
const quoted = (title: string) => `„${title}“`;

export const quiz: typeof english = {
  invite: {
    title: 'Finden Sie den Duft, der zu Ihnen passt',
    titleLines: ['Finden Sie den Duft,', 'der zu Ihnen passt'],
    promise: 'Wenige kurze Fragen, etwa drei Minuten. Ihre Antworten werden laufend gespeichert.',
    email: 'E-Mail',
    code: 'Einladungscode',
    hint: 'Der Code besteht aus sechs Buchstaben und Ziffern. Er steht in Ihrer Einladung. Geben Sie die E-Mail-Adresse ein, an die sie geschickt wurde.',
    submit: 'Quiz starten',
    submitting: 'Ihr Quiz wird geöffnet …',
  },
  quiz: {
    title: 'Ihr Quiz',
    question: (number) => `Frage ${number}`,
    answered: (count, total) => `${count} von ${total} beantwortet`,
    left: (minutes) => `noch etwa ${minutes} ${plural(minutes, 'Minute', 'Minuten')}`,
    allAnswered: 'alles bereit',
    progress: 'Fortschritt',
    submit: 'Senden',
    submitted: 'Antwort gespeichert',
    selectFirst: 'Bitte wählen Sie zuerst eine Antwort.',
    finish: 'Empfohlene Düfte ansehen',
    toGo: (count: number) => `noch ${count}`,
    finishing: 'Ihre Düfte werden gesucht …',
    state: {
      idle: 'Wird laufend gespeichert',
      saving: 'Wird gespeichert …',
      saved: 'Gespeichert',
      retrying: 'Noch nicht gespeichert, neuer Versuch folgt',
      offline: 'Offline, auf diesem Gerät gespeichert',
      refused: 'Nicht gespeichert',
    },
    backOnline: 'Alle Antworten sind gespeichert.',
    finishOffline: 'Sie sind offline. Ihre Düfte erscheinen, sobald Sie wieder online sind.',
    finishWaiting:
      'VSE ist gerade nicht erreichbar. Ihre Düfte erscheinen, sobald die Verbindung wieder steht.',
    reopen: 'Öffnen Sie Ihre Einladung noch einmal',
    reopenText:
      'Um mit diesem Quiz fortzufahren, geben Sie bitte noch einmal Ihre E-Mail-Adresse und Ihren Einladungscode ein. Alles, was Sie beantwortet haben, bleibt erhalten. Mitarbeitende melden sich stattdessen an.',
    toInvite: 'E-Mail und Code eingeben',
    noQuestions: 'Dieses Quiz hat noch keine Fragen',
    noQuestionsText:
      'Bitte sagen Sie der Person Bescheid, die Sie eingeladen hat, und kommen Sie etwas später wieder.',
    withoutId: 'Öffnen Sie Ihr Quiz mit Ihrer Einladung',
    withoutIdText: 'Sie brauchen Ihre E-Mail-Adresse und den Code aus der Einladung.',
  },
  results: {
    labels: {
      'BEST MATCH': 'BESTE WAHL',
      'GREAT MATCH': 'SEHR GUTE WAHL',
      'GOOD MATCH': 'GUTE WAHL',
    },
    title: 'Ergebnisse',
    summary: (count, name) =>
      `${NUMBERS[count - 1] ?? count} ${plural(count, 'Duft', 'Düfte')}${name ? ` für ${name}` : ''}${count > 1 ? ', die beste Wahl zuerst' : ''}.`,
    permalink: 'Link zu diesen Ergebnissen',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    copiedNotice: 'Der Link ist kopiert.',
    next: 'Wie geht es weiter?',
    print: 'Drucken',
    write: 'Der einladenden Person schreiben',
    mailSubject: 'Meine Düfte',
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
    // Soft hyphens: half a phone's width is less than the words need.
    detectionLevel: 'Wahrnehmungs\u00adstärke',
    neutralizer: 'Geruchs\u00adneutralisierer',
    yes: 'Ja',
    no: 'Nein',
    sku: 'Artikelnummer',
    colorsTerm: 'Farben',
    generatedBy: (name) => `Ergebnis erstellt von ${name}`,
    none: 'Kein Duft passt zu diesen Antworten',
    noneText:
      'Im Sortiment gibt es im Moment nichts zu empfehlen. Bitte wenden Sie sich an die Person, die Sie eingeladen hat.',
    noneTextUninvited:
      'Im Sortiment gibt es im Moment nichts zu empfehlen. Der Duftanbieter entscheidet, welche Düfte dazugehören.',
    unknown: 'Wir konnten diese Ergebnisse nicht finden',
    unknownQuiz: 'Wir konnten dieses Quiz nicht finden',
    unknownText: 'Vielleicht ist der Link unvollständig, oder sein Ziel wurde entfernt.',
    failed: 'Diese Seite konnte nicht geladen werden',
  },
};
