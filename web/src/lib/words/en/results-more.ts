const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (count: number) => NUMBERS[count - 1] ?? String(count);

/** What comes after the results: the portrait, the match figures, the mail and the samples. */
export const resultsMore = {
  match: 'Match:',
  reaches: (name: string, percent: string) =>
    `${name} reaches ${percent} of the best that one fragrance could match your answers.`,
  asked: (asked: number, all: number) =>
    asked === all
      ? `You asked for all of its ${inWords(all)} words.`
      : `You asked for ${inWords(asked)} of its ${inWords(all)} words.`,
  portrait: (name: string, words: string) => `Portrait of ${name}, the strongest first: ${words}.`,
  petals: 'Each petal is an answer; longer is stronger.',
  dashed: 'Nobody asked for what is dashed.',
  sending: 'Sending…',
  failed: 'It could not be sent. Please try again.',
  offline: 'There is no connection. Please try again when you are online.',
  ended: 'To have it sent, please open your invite again.',
  mail: 'E-mail me my results',
  mailQueued: 'On its way to the address of your invite.',
  mailAgain: (date: string, next: string) =>
    `You asked for this e-mail on ${date}. You can ask for another one from ${next}.`,
  mailRefused: (next: string) => `It could not be sent. You can try again from ${next}.`,
  mailLimit: (next: string) =>
    `Your address has had its e-mails of a day. You can ask again from ${next}.`,
  sample: 'Ask for a sample',
  sampleOf: (name: string) => ` of ${name}`,
  sampled: 'Sample asked for',
  sampleAsked: (name: string) => `You asked for a sample of ${name}.`,
  sampleGone: 'Samples are not offered any more.',
};
