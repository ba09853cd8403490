/** What a respondent reads where the provider offers samples. */
export const sample = {
  ask: 'Um eine Probe bitten',
  asking: 'Wird gesendet …',
  asked: 'Sie haben um eine Probe gebeten',
  failed: 'Ihr Wunsch wurde nicht gesendet. Bitte versuchen Sie es noch einmal.',
  gone: 'Proben werden nicht mehr angeboten.',
};
