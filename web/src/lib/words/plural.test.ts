import { describe, expect, test } from 'vitest';
import { invites as german } from './de/invites.ts';
import { quiz as germanQuiz } from './de/quiz.ts';
import { invites as english } from './en/invites.ts';
import { quiz as englishQuiz } from './en/quiz.ts';
import { invites as spanish } from './es/invites.ts';
import { quiz as spanishQuiz } from './es/quiz.ts';
import { invites as french } from './fr/invites.ts';
import { quiz as frenchQuiz } from './fr/quiz.ts';
import { pluralIn } from './plural.ts';

test.each([
  ['en', ['many', 'one', 'many']],
  ['de', ['many', 'one', 'many']],
  ['es', ['many', 'one', 'many']],
  ['fr', ['one', 'one', 'many']],
] as const)('%s uses these forms for 0, 1 and 2: %j', (language, forms) => {
  const plural = pluralIn(language);
  expect([0, 1, 2].map((count) => plural(count, 'one', 'many'))).toEqual(forms);
});

describe.each([
  {
    words: english,
    summaries: [
      '1 person is invited.',
      'All 2 people are invited.',
      '0 invited, 2 not.',
      '1 invited, 1 not.',
    ],
    counts: [
      '0 ready, 0 to correct, 0 left out',
      '1 ready, 1 to correct, 1 left out',
      '2 ready, 2 to correct, 2 left out',
    ],
  },
  {
    words: german,
    summaries: [
      '1 Person ist eingeladen.',
      'Alle 2 Personen sind eingeladen.',
      '0 eingeladen, 2 nicht.',
      '1 eingeladen, 1 nicht.',
    ],
    counts: [
      '0 bereit, 0 zu korrigieren, 0 ausgelassen',
      '1 bereit, 1 zu korrigieren, 1 ausgelassen',
      '2 bereit, 2 zu korrigieren, 2 ausgelassen',
    ],
  },
  {
    words: spanish,
    summaries: [
      '1 persona está invitada.',
      'Las 2 personas están invitadas.',
      '0 invitadas, 2 no.',
      '1 invitada, 1 no.',
    ],
    counts: [
      '0 preparadas, 0 por corregir, 0 excluidas',
      '1 preparada, 1 por corregir, 1 excluida',
      '2 preparadas, 2 por corregir, 2 excluidas',
    ],
  },
  {
    words: french,
    summaries: [
      '1 personne est invitée.',
      'Les 2 personnes sont invitées.',
      '0 personne invitée, 2 non.',
      '1 personne invitée, 1 non.',
    ],
    counts: [
      '0 prêt, 0 à corriger, 0 écarté',
      '1 prêt, 1 à corriger, 1 écarté',
      '2 prêts, 2 à corriger, 2 écartés',
    ],
  },
])('inviting many, $summaries.0', ({ words, summaries, counts }) => {
  test('says how many were invited', () => {
    const { summary } = words;
    expect([summary(1, 0), summary(2, 0), summary(0, 2), summary(1, 1)]).toEqual(summaries);
  });

  test('says how many are ready, invalid and left out', () => {
    expect([0, 1, 2].map((count) => words.counts(count, count, count))).toEqual(counts);
  });
});

test.each([
  [english, 'Invite 1 person', 'Invite 2 people', 'Try 1 person again', 'Try 2 people again'],
  [
    german,
    '1 Person einladen',
    '2 Personen einladen',
    'Für 1 Person erneut versuchen',
    'Für 2 Personen erneut versuchen',
  ],
  [
    spanish,
    'Invitar a 1 persona',
    'Invitar a 2 personas',
    'Reintentar con 1 persona',
    'Reintentar con 2 personas',
  ],
  [
    french,
    'Inviter 1 personne',
    'Inviter 2 personnes',
    'Réessayer pour 1 personne',
    'Réessayer pour 2 personnes',
  ],
])('the invite button says how many people, %#', ({ send, retry }, ...buttons) => {
  expect([send(1), send(2), retry(1), retry(2)]).toEqual(buttons);
});

test.each([
  [englishQuiz, 'One fragrance.', 'Two fragrances, best match first.', 'about 1 minute left'],
  [germanQuiz, 'Ein Duft.', 'Zwei Düfte, die beste Wahl zuerst.', 'noch etwa 1 Minute'],
  [
    spanishQuiz,
    'Una fragancia.',
    'Dos fragancias, primero la más afín.',
    'queda alrededor de 1 minuto',
  ],
  [
    frenchQuiz,
    'Un parfum.',
    'Deux parfums, le meilleur accord d’abord.',
    'encore 1 minute environ',
  ],
])('a respondent reads the right form, %#', ({ quiz, results }, single, several, minute) => {
  expect([results.summary(1, ''), results.summary(2, ''), quiz.left(1)]).toEqual([
    single,
    several,
    minute,
  ]);
});
