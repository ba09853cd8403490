import type { providers as english } from '../en/providers.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');

export const providers: typeof english = {
  title: 'Duftanbieter',
  crumb: 'Anbieter',
  add: 'Anbieter hinzufügen',
  adding: 'Wird hinzugefügt …',
  find: 'Nach Name suchen',
  columns: {
    name: 'Name',
    fragrances: 'Düfte',
    logo: 'Logo im PDF',
    actions: 'Aktionen',
  },
  logoShown: 'Sichtbar',
  logoHidden: 'Nicht sichtbar',
  empty: 'Noch keine Duftanbieter',
  emptyText:
    'Benutzer, Einladungen und Sortimente gehören zu einem Duftanbieter. Fügen Sie den ersten hinzu.',
  needsFragrances: 'Ein Duftanbieter braucht mindestens einen Duft. Fügen Sie zuerst Düfte hinzu.',
  toFragrances: 'Zu den Düften',
  fields: {
    name: 'Name',
    showLogoOnPdf: 'Logo im PDF anzeigen',
    fragrances: 'Duftsortiment',
  },
  logoHint: 'Datenblätter tragen das Logo dieses Anbieters.',
  editBar: (name) => `Anbieter bearbeiten: ${name}`,
  editTitle: 'Anbieter bearbeiten',
  editOne: (name) => `${name} bearbeiten`,
  deleteOne: (name) => `${name} löschen`,
  inventory: 'Duftsortiment',
  selected: (chosen, total) => `${chosen} von ${total} ausgewählt`,
  ofFamily: (chosen, total) => `${chosen} von ${total}`,
  findFragrance: 'Nach Name oder Artikelnummer suchen',
  family: 'Familie',
  collection: 'Kollektion',
  selectAll: 'Alle auswählen',
  deselectAll: 'Alle abwählen',
  selectShown: (count) => `Diese ${count} auswählen`,
  deselectShown: (count) => `Diese ${count} abwählen`,
  unsaved: (count, isOne) =>
    isOne ? '1 Änderung nicht gespeichert' : `${count} Änderungen nicht gespeichert`,
  added: 'neu',
  removed: 'entfernt',
  noFragrances: 'Es gibt noch keine Düfte.',
  nothingFound: 'Kein Duft passt dazu.',
  unknown: 'Diesen Duftanbieter haben wir nicht gefunden',
  unknownText: 'Vielleicht wurde er gelöscht.',
  toList: 'Zurück zu den Anbietern',
  actions: 'Aktionen',
  dangerText:
    'Ein Anbieter ohne Benutzer, offene Einladungen und unfertige Quiz kann gelöscht werden.',
  deleteTitle: 'Anbieter löschen',
  deleteText: (name) =>
    `Möchten Sie ${name} wirklich löschen? Das lässt sich NICHT rückgängig machen.`,
  confirm: 'Bestätigen',
  deleted: (name) => `${name} gelöscht`,
  deletedText: (name) => `${name} wurde gelöscht.`,
  deletedUnnamed: 'Anbieter gelöscht',
  deletedUnnamedText: 'Der Duftanbieter wurde gelöscht.',
  logos: 'Logos',
  upload: {
    open: 'Logo hochladen',
    title: 'Bild hochladen',
    choose: 'Datei auswählen',
    hint: 'Bitte laden Sie ein Bild im Format JPG, JPEG oder PNG hoch. Es sollte höchstens 180 Pixel breit und 60 Pixel hoch sein.',
    preview: 'Vorschau des Bildes',
    remove: 'Entfernen',
    size: (width, height) => `${width} × ${height} Pixel`,
    tooLarge: (width, height) =>
      `Das Bild hat ${width} × ${height} Pixel: mehr, als ein Logo haben darf.`,
    scale: (width, height) => `Auf ${width} × ${height} Pixel verkleinern`,
    send: 'Hochladen',
    sending: 'Das Bild wird hochgeladen',
  },
  gallery: {
    open: 'Galerie ansehen',
    title: 'Bild auswählen',
    text: (provider) => `Logos von ${provider}`,
    empty: 'Keine Bildvorschau vorhanden',
    usedBy: (count) =>
      plural(count, `${count} Benutzer hat dieses Logo.`, `${count} Benutzer haben dieses Logo.`),
    unused: 'Kein Benutzer hat dieses Logo.',
  },
  deleteImage: {
    title: 'Bild löschen',
    text: 'Möchten Sie dieses Bild wirklich löschen?',
    takenFrom: (count) =>
      plural(
        count,
        `${count} Benutzer hat es als Logo und sieht dann das von VSE.`,
        `${count} Benutzer haben es als Logo und sehen dann das von VSE.`,
      ),
    failed: 'Das Bild konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
  },
  otherInventory: 'Dieses Sortiment gehört einem anderen Anbieter',
  otherInventoryText: 'Sie können das Sortiment Ihres eigenen Duftanbieters lesen.',
  toOwnInventory: 'Sortiment Ihres Anbieters öffnen',
};
