import type { resultsMore as english } from '../en/results-more.ts';

const NUMBERS = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const inWords = (count: number) => NUMBERS[count - 1] ?? String(count);

export const resultsMore: typeof english = {
  match: 'Coincidencia:',
  reaches: (name, percent) =>
    `${name} alcanza el ${percent} de lo mejor que una sola fragancia podría coincidir con sus respuestas.`,
  asked: (asked, all) =>
    asked === all
      ? `Sus respuestas piden todas sus palabras (${all}).`
      : `Sus respuestas piden ${inWords(asked)} de sus ${inWords(all)} palabras.`,
  portrait: (name, words) => `Retrato de ${name}, lo más fuerte primero: ${words}.`,
  petals: 'Cada pétalo es una respuesta; más largo es más fuerte.',
  dashed: 'Lo punteado no lo pidió nadie.',
  sending: 'Enviando…',
  failed: 'No se pudo enviar. Inténtelo de nuevo.',
  offline: 'No hay conexión. Inténtelo de nuevo cuando tenga conexión.',
  ended: 'Para enviarlo, abra de nuevo su invitación.',
  mail: 'Enviarme mis resultados',
  mailQueued: 'De camino a la dirección de su invitación.',
  mailAgain: (date, next) =>
    `Usted pidió este correo el ${date}. Puede pedir otro a partir del ${next}.`,
  mailRefused: (next) => `No se pudo enviar. Puede intentarlo de nuevo a partir del ${next}.`,
  mailLimit: (next) =>
    `Su dirección ya ha recibido los correos de un día. Puede pedir otro a partir del ${next}.`,
  sample: 'Pedir una muestra',
  sampleOf: (name) => ` de ${name}`,
  sampled: 'Muestra pedida',
  sampleAsked: (name) => `Ha pedido una muestra de ${name}.`,
  sampleGone: 'Ya no se ofrecen muestras.',
};
