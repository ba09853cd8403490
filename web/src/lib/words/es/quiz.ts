import type { quiz as english } from '../en/quiz.ts';

const NUMBERS = ['Ninguna', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'];
const FAMILIES: Readonly<Record<string, string>> = {
  Aromatic: 'Aromática',
  Citrus: 'Cítrica',
  Floral: 'Floral',
  Fruity: 'Frutal',
  Gourmand: 'Gourmand',
  Green: 'Verde',
  Amber: 'Ámbar',
  Ozonic: 'Ozónica',
  Watery: 'Acuática',
  Woody: 'Amaderada',
};
const COLLECTIONS: Readonly<Record<string, string>> = { Holidays: 'Fiestas' };
const quoted = (title: string) => `«${title}»`;

export const quiz: typeof english = {
  invite: {
    title: 'Encuentre el aroma que le representa',
    titleLines: ['Encuentre el aroma', 'que le representa'],
    promise:
      'Unas pocas preguntas breves, unos tres minutos. Sus respuestas se guardan sobre la marcha.',
    email: 'Correo electrónico',
    code: 'Código de invitación',
    submit: 'Empezar el cuestionario',
    submitting: 'Abriendo su cuestionario…',
  },
  quiz: {
    title: 'Su cuestionario',
    question: (number) => `Pregunta ${number}`,
    answered: (count, total) => `${count} de ${total} respondidas`,
    left: (minutes) =>
      minutes === 1 ? 'queda alrededor de 1 minuto' : `quedan unos ${minutes} minutos`,
    allAnswered: 'todo respondido',
    progress: 'Progreso',
    submit: 'Enviar',
    submitted: 'Respuesta guardada',
    selectFirst: 'Seleccione primero una respuesta.',
    finish: 'Ver las fragancias recomendadas',
    finishing: 'Buscando sus fragancias…',
    state: {
      idle: 'Se guarda sobre la marcha',
      saving: 'Guardando…',
      saved: 'Guardado',
      retrying: 'Aún sin guardar, se reintentará',
      offline: 'Sin conexión, guardado en este dispositivo',
      refused: 'Sin guardar',
    },
    backOnline: 'Todas las respuestas están guardadas.',
    finishOffline:
      'No tiene conexión. Sus fragancias aparecerán en cuanto vuelva a estar en línea.',
    finishWaiting:
      'No podemos conectar con VSE ahora mismo. Sus fragancias aparecerán en cuanto sea posible.',
    reopen: 'Abra de nuevo su invitación',
    reopenText:
      'Para seguir con este cuestionario, introduzca otra vez su correo electrónico y su código de invitación. Se conserva todo lo que ha respondido.',
    toInvite: 'Introducir correo y código',
    noQuestions: 'Este cuestionario aún no tiene preguntas',
    noQuestionsText: 'Avise a la persona que le invitó y vuelva un poco más tarde.',
    withoutId: '¿Qué cuestionario desea abrir?',
    withoutIdText: 'Su cuestionario se abre con el correo y el código de su invitación.',
  },
  results: {
    title: 'Resultados',
    summary: (count, name) =>
      `${NUMBERS[count] ?? count} ${count > 1 ? 'fragancias' : 'fragancia'}${name ? ` para ${name}` : ''}${count > 1 ? ', primero la más afín' : ''}.`,
    permalink: 'Enlace a estos resultados',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    copiedNotice: 'El enlace está copiado.',
    notCopied: 'Seleccione el enlace y cópielo desde ahí.',
    collection: (family, collection) =>
      `${FAMILIES[family] ?? family} · Colección ${COLLECTIONS[collection] ?? collection}`,
    colors: (names) => `Colores: ${names.join(', ')}`,
    why: 'Por qué esta fragancia',
    chose: (titles) => {
      const all = [...new Set(titles)].map(quoted);
      const last = all.at(-1) ?? '';
      return `usted eligió ${all.length > 1 ? `${all.slice(0, -1).join(', ')} y ${last}` : last}`;
    },
    oneSheet: 'Ficha (PDF)',
    details: 'Detalles',
    detailsOf: (name) => `de ${name}`,
    detectionLevel: 'Nivel de percepción',
    neutralizer: 'Neutralizador de olores',
    yes: 'Sí',
    no: 'No',
    sku: 'Referencia',
    colorsTerm: 'Colores',
    generatedBy: (name) => `Resultado generado por ${name}`,
    none: 'Ninguna fragancia coincide con estas respuestas',
    noneText:
      'El inventario no tiene nada que recomendar en este momento. Consulte a la persona que le invitó.',
    unknown: 'No hemos encontrado estos resultados',
    unknownQuiz: 'No hemos encontrado este cuestionario',
    unknownText: 'Puede que el enlace esté incompleto o que su destino se haya eliminado.',
    failed: 'No hemos podido cargar esta página',
  },
};
