import type { Mention, Place } from '@vse/domain/records/people';

const places: Record<Place, string> = {
  users: 'Benutzereinstellungen',
  invites: 'Einladungen',
  results: 'Quizergebnisse',
  mails: 'E-Mails',
  signIns: 'Anmeldungen',
  languages: 'Gewählte Sprachen',
  sales: 'Einladungen und Ergebnisse der eigenen Kunden',
  changes: 'Gespeicherte Datensätze',
  history: 'Frühere Stände und Sammeländerungen',
  limits: 'Hashes der Adresse, die E-Mails und falsche Codes zählen',
};

const kinds: Record<Mention['kind'], string> = {
  adjectives: 'Adjektiv',
  fragrances: 'Duft',
  providers: 'Anbieter',
  questions: 'Frage',
  history: 'Früherer Stand oder Sammeländerung',
  quizVersions: 'Fragen eines früheren Quiz',
  fragranceVersions: 'Duft, wie er gezeigt wurde',
  quizResults: 'Projekt',
  mails: 'E-Mail an jemand anderen',
};

export const people = {
  intro: 'Findet alles, was über eine Person gespeichert ist, um es auszuhändigen oder zu löschen.',
  find: 'Name oder E-Mail-Adresse',
  hint: 'Wortanfänge genügen.',
  search: 'Suchen',
  searching: 'Wird gesucht…',
  nobody: 'Niemand gefunden',
  nobodyText:
    'Kein Benutzer, keine Einladung und kein Ergebnis hat diese Wörter in Namen oder Adresse.',
  more: 'Es gibt mehr, als hier steht und gezählt ist. Bitte geben Sie mehr vom Namen oder der Adresse ein.',
  lookUp: (address: string) => `${address} nachschlagen`,
  columns: { address: 'E-Mail-Adresse', names: 'Namen', known: 'Bekannt aus' },
  user: 'Benutzer',
  invites: (count: string, isOne: boolean) => (isOne ? '1 Einladung' : `${count} Einladungen`),
  results: (count: string, isOne: boolean) => (isOne ? '1 Ergebnis' : `${count} Ergebnisse`),
  collecting: 'Es wird überall nachgesehen. Das kann einige Sekunden dauern.',
  kept: 'Was gespeichert ist',
  keptColumns: { place: 'Wo', count: 'Wie viel', fate: 'Beim Löschen' },
  places,
  audit: 'Einträge im Audit-Protokoll',
  fates: {
    goes: 'Wird gelöscht',
    chosen: 'Wird gelöscht oder anonym, wie Sie wählen',
    anonymous: 'Wird anonym',
    former: 'Nennt stattdessen „Former colleague“',
    stays: 'Bleibt',
  },
  nothing: 'Über diese Adresse ist nichts gespeichert',
  nothingText: 'Kein Datensatz enthält sie.',
  namesakes: (count: string, isOne: boolean) =>
    isOne
      ? 'Ein anderer Benutzer hat denselben Namen. Wartende E-Mails mit diesem Namen bleiben unverändert, weil er gemeint sein kann.'
      : `${count} andere Benutzer haben denselben Namen. Wartende E-Mails mit diesem Namen bleiben unverändert, weil sie gemeint sein können.`,
  unreadable: (count: string, isOne: boolean) =>
    isOne
      ? '1 Datensatz, der diese Person betreffen kann, ließ sich nicht lesen und steht hier nicht.'
      : `${count} Datensätze, die diese Person betreffen können, ließen sich nicht lesen und stehen hier nicht.`,
  underWay: 'Eine Löschung dieser Adresse läuft. Sie geht von selbst weiter.',
  mentions: 'Texte, die diese Person nennen können',
  mentionsText: 'Eine Löschung ändert sie nicht. Bitte entscheiden Sie über jeden.',
  moreMentions: 'Es gibt mehr Texte als hier stehen.',
  mentionColumns: { kind: 'Wo', text: 'Text' },
  kinds,
  download: 'Herunterladen',
  preparing: 'Wird vorbereitet…',
  downloadFailed: 'Das Herunterladen ist fehlgeschlagen',
  erase: 'Löschen',
  eraseTitle: (address: string) => `Alles über ${address} löschen?`,
  eraseText:
    'Das lässt sich nicht rückgängig machen. Ob die Anfrage echt ist, entscheiden allein Sie.',
  choice: 'Einladungen und Ergebnisse',
  choices: { anonymous: 'Bleiben anonym erhalten', deleted: 'Werden gelöscht' },
  hints: {
    anonymous: 'Die Auswertung zählt sie wie bisher. Namen, Adressen und notierte Gründe gehen.',
    deleted: 'Die Auswertung zählt sie nicht mehr.',
  },
  texts: 'Texte, die diese Person nennen können',
  account: 'Das Konto im Verzeichnis der Firma',
  progress: (done: string, of: string) => `${done} von ${of} Schritten sind erledigt`,
  leave: 'Sie können dieses Fenster schließen: Die Löschung geht von selbst weiter.',
  failed: 'Die Löschung wurde unterbrochen',
  erased: (address: string) => `Alles über ${address} ist gelöscht`,
  erasedText: 'So viel wurde gelöscht:',
  nothingErased: 'Es war nichts mehr zu löschen.',
  receipt: 'Beleg',
  receiptText: 'Das Audit-Protokoll hat einen Eintrag mit diesen Zahlen und ohne die Person.',
  showReceipt: 'Eintrag zeigen',
  file: {
    title: (address: string) => `Was über ${address} gespeichert ist`,
    made: (date: string) => `Erstellt am ${date}`,
    names: 'Namen',
    files: 'Dateien',
    page: 'alles, zum Lesen im Browser',
    json: 'dasselbe, für Programme',
    leftOut:
      'Kennwörter, Codes und die verschlüsselt gespeicherten Texte von E-Mails fehlen. Von Datensätzen, die vor allem von anderen handeln, steht nur da, welche es sind.',
  },
};
