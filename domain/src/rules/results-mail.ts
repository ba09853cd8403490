import type { MailLanguage } from '../records/mail.ts';
import { type MailText, oneLine, paragraphs } from './mail-templates.ts';
import { sentence } from './sentences.ts';

type Result = {
  language: MailLanguage;
  /** The respondent's name, and the provider's, undefined when it is no longer known. */
  name: string;
  provider: string | undefined;
  /** The names of the recommended fragrances, the best match first, and the match figure of that one in percent. */
  fragrances: readonly string[];
  match: number | undefined;
  permalinkUrl: string;
  /** The address of the privacy notice; empty without one. */
  notice: string;
};

type Sentences = {
  subject: string;
  hello(name: string): string;
  best(name: string): string;
  match(percent: string): string;
  others(names: string): string;
  link: string;
  why(provider: string | undefined): string;
  notice: string;
};

const SENTENCES: Record<MailLanguage, Sentences> = {
  en: {
    subject: 'Your fragrance results',
    hello: (name) => `Hello ${name},`,
    best: (name) => sentence(`Your best match is ${name}`),
    match: (percent) =>
      `It reaches ${percent} of the best that one fragrance could match your answers.`,
    others: (names) => sentence(`Also recommended to you: ${names}`),
    link: 'All your results, with the reasons:',
    why: (provider) =>
      `${sentence(`You asked for this e-mail on the page of your results${provider ? ` from ${provider}` : ''}`)} The link shows them to everyone who has it.`,
    notice: 'How we handle your data:',
  },
  es: {
    subject: 'Sus resultados de fragancias',
    hello: (name) => `Hola, ${name}:`,
    best: (name) => sentence(`Su mejor coincidencia es ${name}`),
    match: (percent) =>
      `Alcanza el ${percent} de lo mejor que una sola fragancia podría coincidir con sus respuestas.`,
    others: (names) => sentence(`También recomendadas para usted: ${names}`),
    link: 'Todos sus resultados, con los motivos:',
    why: (provider) =>
      `${sentence(`Usted pidió este correo en la página de sus resultados${provider ? ` de ${provider}` : ''}`)} El enlace los muestra a todos los que lo tengan.`,
    notice: 'Cómo tratamos sus datos:',
  },
  fr: {
    subject: 'Vos résultats de parfums',
    hello: (name) => `Bonjour ${name},`,
    best: (name) => sentence(`Votre meilleur accord est ${name}`),
    match: (percent) =>
      `Il atteint ${percent} du meilleur accord qu’un seul parfum pourrait avoir avec vos réponses.`,
    others: (names) => sentence(`Également recommandés pour vous : ${names}`),
    link: 'Tous vos résultats, avec les raisons :',
    why: (provider) =>
      `${sentence(`Vous avez demandé cet e-mail sur la page de vos résultats${provider ? ` de ${provider}` : ''}`)} Le lien les montre à toute personne qui l’a.`,
    notice: 'Comment nous traitons vos données :',
  },
  de: {
    subject: 'Ihre Duftergebnisse',
    hello: (name) => `Guten Tag ${name},`,
    best: (name) => sentence(`Am besten passt zu Ihnen ${name}`),
    match: (percent) =>
      `Der Duft erreicht ${percent} dessen, was ein einzelner Duft Ihren Antworten höchstens entsprechen könnte.`,
    others: (names) => sentence(`Außerdem empfohlen: ${names}`),
    link: 'Alle Ihre Ergebnisse mit den Gründen:',
    why: (provider) =>
      `Sie haben diese E-Mail auf der Seite Ihrer Ergebnisse${provider ? ` von ${provider}` : ''} angefordert. Der Link zeigt sie allen, die ihn haben.`,
    notice: 'Wie wir mit Ihren Daten umgehen:',
  },
};

/** The mail that a respondent asks for, in the language of the page: the best match, the others, and the permalink. */
export function resultsMail(result: Result): MailText {
  const { language, name, provider, fragrances, match, permalinkUrl, notice } = result;
  const words = SENTENCES[language];
  const [best, ...others] = fragrances.map(oneLine);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const figure = match === undefined ? undefined : words.match(percent.format(match / 100));
  return {
    language,
    subject: words.subject,
    plainText: paragraphs(
      words.hello(oneLine(name)),
      best && [words.best(best), figure].filter(Boolean).join(' '),
      others.length > 0 ? words.others(others.join(', ')) : undefined,
      `${words.link}\n${permalinkUrl}`,
      words.why(provider && oneLine(provider)),
      notice && `${words.notice}\n${notice}`,
    ),
  };
}
