import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');

export const privacy = {
  notice: 'Datenschutzhinweis',
  keeps: 'Was dieses Gerät speichert',
  kept: [
    'Nachdem Sie Ihr Quiz geöffnet haben: einen Schlüssel dazu, damit Sie ohne Ihren Code weitermachen können, und Ihre Antworten, bis sie gespeichert sind.',
    'Ihre Wahl der Sprache und von Hell oder Dunkel sowie einige technische Werte, die nichts über Sie aussagen.',
    'Für angemeldete Mitarbeitende: die Anmeldung, und Listen bis zur Abmeldung.',
  ],
  keptEnd:
    'Nichts davon dient der Werbung. „Das ist nicht mein Gerät“, unter einem Quiz und seinen Ergebnissen, entfernt den Schlüssel und die Antworten.',
  notMine: 'Das ist nicht mein Gerät',
  remove: {
    title: 'Ihr Quiz von diesem Gerät entfernen?',
    saved:
      'Ihre Antworten sind gespeichert. Um Ihr Quiz wieder zu öffnen, brauchen Sie Ihre E-Mail-Adresse und Ihren Einladungscode.',
    history: 'Der Link Ihrer Einladung kann noch im Verlauf dieses Browsers stehen.',
    confirm: 'Von diesem Gerät entfernen',
    cancel: 'Abbrechen',
    unsaved: (count: number) =>
      plural(
        count,
        `${count} Antwort ist noch nicht gespeichert.`,
        `${count} Antworten sind noch nicht gespeichert.`,
      ),
    waiting: 'Ihre Ergebnisse sind noch nicht gespeichert.',
    lost: 'Was nicht gespeichert ist, geht verloren, wenn Sie es jetzt entfernen.',
    save: 'Jetzt speichern',
    anyway: 'Ohne Speichern entfernen',
  },
};
