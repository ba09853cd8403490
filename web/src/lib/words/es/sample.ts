/** What a respondent reads where the provider offers samples. */
export const sample = {
  ask: 'Pedir una muestra',
  asking: 'Enviando …',
  asked: 'Ha pedido una muestra',
  failed: 'Su petición no se ha enviado. Inténtelo de nuevo.',
  gone: 'Ya no se ofrecen muestras.',
};
