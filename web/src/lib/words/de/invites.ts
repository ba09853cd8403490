import type { invites as english } from '../en/invites.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');

export const invites: typeof english = {
  title: 'Einladungen',
  invite: 'Person einladen',
  bulk: 'Mehrere einladen',
  columns: {
    name: 'Name',
    email: 'E-Mail',
    provider: 'Anbieter',
    salesperson: 'Eingeladen von',
    sent: 'Gesendet am',
    redeemed: 'Eingelöst am',
    status: 'Status',
  },
  empty: 'Noch keine Einladungen',
  emptyText: 'Laden Sie jemanden zum Quiz ein; die Person erhält eine E-Mail mit Link und Code.',
  state: {
    open: 'Offen',
    redeemed: 'Eingelöst',
    expired: 'Abgelaufen',
    withdrawn: 'Zurückgezogen',
  },
  code: 'Code',
  validUntil: 'Gültig bis',
  withdrawnOn: 'Zurückgezogen am',
  mail: 'Versand',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
  notCopied: 'Der Link konnte nicht kopiert werden. Hier ist er:',
  resend: 'Erneut senden',
  resendHint: 'Beim erneuten Senden beginnt die Gültigkeitsdauer von vorn.',
  reopenHint: 'Beim erneuten Senden wird die Einladung wieder geöffnet.',
  resent: (name) => `Die Einladung für ${name} ist wieder unterwegs.`,
  withdraw: 'Zurückziehen',
  withdrawTitle: (name) => `Einladung für ${name} zurückziehen?`,
  withdrawText:
    'Der Code öffnet dann kein Quiz mehr; wer ihn eingibt, wird darauf hingewiesen. Sie können die Einladung später erneut senden.',
  withdrawn: (name) => `Die Einladung für ${name} ist zurückgezogen.`,
  gone: (name) => `Die Einladung für ${name} gibt es nicht mehr.`,
  fields: {
    name: 'Name',
    email: 'E-Mail',
    code: 'Code',
    provider: 'Anbieter',
    salesperson: 'Vertrieb',
  },
  newCode: 'Neuen Code erzeugen',
  submit: 'Einladen',
  submitting: 'Wird eingeladen …',
  close: 'Schließen',
  invited: (name) => `${name} ist eingeladen.`,
  leave: {
    title: 'Eingaben verwerfen?',
    text: 'Ihre Eingaben gehen verloren.',
    confirm: 'Verwerfen',
  },
  bulkText: (max) =>
    `Fügen Sie eine Liste ein oder laden Sie sie hoch: je Zeile ein Name und eine E-Mail-Adresse, höchstens ${max} Zeilen. Kommas, Semikolons und Tabulatoren sind möglich, mit oder ohne Kopfzeile.`,
  paste: 'Namen und E-Mail-Adressen',
  pasteExample: 'Ana Silva, ana@example.com',
  upload: 'CSV-Datei hochladen',
  uploadFailed: 'Diese Datei konnte nicht als Text gelesen werden.',
  preview: 'Liste prüfen',
  nothingPasted: 'Bitte fügen Sie zuerst eine Liste ein oder laden Sie sie hoch.',
  previewCaption: 'Wer eingeladen wird',
  include: 'Einladen',
  nameOf: (number) => `Name, Zeile ${number}`,
  emailOf: (number) => `E-Mail, Zeile ${number}`,
  includeRow: (number) => `Zeile ${number} einladen`,
  ready: 'Bereit',
  leftOut: 'Ausgelassen',
  twice: 'Diese E-Mail-Adresse steht zweimal in der Liste.',
  alreadyOpen: 'Hat bereits eine offene Einladung; wählen Sie die Zeile aus, um erneut einzuladen.',
  counts: (ready, wrong, leftOut) =>
    `${ready} bereit, ${wrong} zu korrigieren, ${leftOut} ausgelassen`,
  tooMany: (max, over) =>
    `Höchstens ${max} Personen auf einmal: Bitte entfernen Sie ${over} aus der Liste.`,
  noneReady: 'In der Liste ist niemand, der eingeladen werden kann.',
  changeList: 'Liste ändern',
  send: (count) => `${count} ${plural(count, 'Person', 'Personen')} einladen`,
  progress: (done, total) => `${done} von ${total} erledigt`,
  summary: (sent, failed) =>
    failed === 0
      ? plural(sent, `${sent} Person ist eingeladen.`, `Alle ${sent} Personen sind eingeladen.`)
      : `${sent} eingeladen, ${failed} nicht.`,
  mailsFollow:
    'Die E-Mails werden so schnell versendet, wie der E-Mail-Dienst es zulässt; bei vielen kann das Stunden oder Tage dauern. Die Liste der Einladungen zeigt den Stand jeder einzelnen.',
  failedCaption: 'Nicht eingeladen',
  reason: 'Grund',
  retry: (count) => `Für ${count} ${plural(count, 'Person', 'Personen')} erneut versuchen`,
  done: 'Fertig',
};
