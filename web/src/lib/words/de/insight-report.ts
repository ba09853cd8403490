import type { insightReport as english } from '../en/insight-report.ts';

export const insightReport: typeof english = {
  copy: 'Als Tabellen kopieren',
  copied: 'Die Tabellen wurden kopiert.',
  notCopied: 'Die Tabellen konnten nicht kopiert werden.',
  download: '.xlsx herunterladen',
  notWritten: 'Die Arbeitsmappe konnte nicht geschrieben werden. Bitte versuchen Sie es erneut.',
  report: 'Bericht drucken',
  share: (title) => `${title}, %`,
  beforeOf: (title) => `${title}, davor`,
  definitions: 'Was die Zahlen bedeuten',
  means: {
    funnel: {
      invited:
        'Einladungen, die im Zeitraum gesendet wurden; bei Projekten, die darin begonnen wurden.',
      handedOver: 'Von allen die, deren E-Mail der Maildienst annahm. Ein Projekt braucht keine.',
      redeemed:
        'Von allen die, deren Code eingelöst wurde. Er kann auch am Telefon gesagt worden sein.',
      answered: 'Von den Eingelösten die mit mindestens einer Antwort.',
      completed: 'Von denen, die antworteten, die, die das Quiz abschlossen.',
      openedSheet: 'Von den Abgeschlossenen die, die mindestens ein Datenblatt öffneten.',
    },
    trend: {
      invited: 'Einladungen, die dann gesendet, und Projekte, die dann begonnen wurden.',
      redeemed: 'Quiz, die dann gestartet wurden.',
      answered: 'Quiz, deren erste Antwort dann gespeichert wurde.',
      completed: 'Quiz, die dann abgeschlossen wurden.',
    },
    questions: {
      reached: 'Von allen Quiz die, die diese Frage oder alle vor ihr beantworteten.',
      answered: 'Von denen, die sie erreichten, die, die sie beantworteten.',
      left: 'Von denen, die sie erreichten, die, deren erste offene Frage sie war, als das Quiz 7 Tage nicht berührt worden war oder geendet hatte. In der letzten Zeile: die, die alle Fragen beantworteten und das Quiz nicht abschlossen.',
      time: 'Etwa der Median der Zeit vom Speichern davor bis zur ersten Antwort. Zeiten über 30 Minuten sind ausgelassen.',
    },
    answers: {
      selected:
        'Wie viele sie wählten, von denen, die die Frage beantworteten. Bei mehreren Antworten ergeben die Anteile mehr als 100\u00a0%.',
    },
    fragrances: {
      first: 'Abgeschlossene Quiz, die ihn an erster Stelle hatten.',
      second: 'Abgeschlossene Quiz, die ihn an zweiter Stelle hatten.',
      further: 'Abgeschlossene Quiz, die ihn an dritter bis sechster Stelle hatten.',
      openedSheet:
        'Abgeschlossene Quiz, in denen sein Datenblatt geöffnet wurde. Mitarbeitende zählen nicht.',
      chosen: 'Abgeschlossene Quiz, nach denen Mitarbeitende notierten, dass er gewählt wurde.',
    },
    outcomes: {
      recommended: 'Abgeschlossene Quiz, die ihn an irgendeinem Platz empfahlen.',
      asked: 'Davon jene, deren befragte Person um eine Probe bat.',
      sent: 'Davon jene, bei denen eine Probe gesendet wurde.',
      smelled: 'Davon jene, bei denen er gerochen und bewertet wurde.',
      rating: 'Der Mittelwert dieser Bewertungen, von 1 bis 5.',
      chosen: 'Davon jene, bei denen er gewählt wurde.',
      refused: 'Davon jene, bei denen er abgelehnt wurde.',
    },
    adjectives: {
      askedFor: 'Wie oft eine gewählte Antwort es hatte, von allen Adjektiven gewählter Antworten.',
      offered:
        'Wie viele Düfte des Sortiments es jetzt haben, von allen Adjektiven des Sortiments.',
    },
  },
};
