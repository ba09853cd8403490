/** What a respondent reads where the provider offers samples. */
export const sample = {
  ask: 'Ask for a sample',
  asking: 'Asking …',
  asked: 'You asked for a sample',
  failed: 'Your wish was not sent. Please try again.',
  gone: 'Samples are not offered any more.',
};
