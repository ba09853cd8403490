import type { quiz as english } from '../en/quiz.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('es');
const NUMBERS = ['Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'];
const FAMILIES: Readonly<Record<string, string>> = {
  Aromatic: 'Aromática',
  Citrus: 'Cítrica',
  Floral: 'Floral',
  Fruity: 'Frutal',
  Gourmand: 'Gourmand',
  Green: 'Verde',
  Amber: 'Ambarada',
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
    hint: 'El código tiene seis letras y cifras. Lo encontrará en su invitación. Escriba la dirección de correo a la que se envió.',
    submit: 'Empezar el cuestionario',
    submitting: 'Abriendo su cuestionario…',
  },
  quiz: {
    title: 'Su cuestionario',
    question: (number) => `Pregunta ${number}`,
    answered: (count, total) =>
      `${count} de ${total} ${plural(total, 'respondida', 'respondidas')}`,
    left: (minutes) =>
      plural(minutes, 'queda alrededor de 1 minuto', `quedan unos ${minutes} minutos`),
    allAnswered: 'todo listo',
    progress: 'Progreso',
    submit: 'Enviar',
    submitted: 'Respuesta guardada',
    selectFirst: 'Seleccione primero una respuesta.',
    finish: 'Ver las fragancias recomendadas',
    toGo: (count: number) => `${plural(count, 'falta', 'faltan')} ${count}`,
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
      'No podemos conectar con VSE ahora mismo. Sus fragancias aparecerán en cuanto se restablezca la conexión.',
    reopen: 'Abra de nuevo su invitación',
    reopenText:
      'Para seguir con este cuestionario, introduzca otra vez su correo electrónico y su código de invitación. Se conserva todo lo que ha respondido. Si lo empezó como parte del personal, inicie sesión.',
    toInvite: 'Introducir correo y código',
    noQuestions: 'Este cuestionario aún no tiene preguntas',
    noQuestionsText: 'Avise a la persona que le invitó y vuelva un poco más tarde.',
    withoutId: 'Abra su cuestionario con su invitación',
    withoutIdText: 'Necesita su correo electrónico y el código de la invitación.',
  },
  results: {
    labels: { 'BEST MATCH': 'LA MÁS AFÍN', 'GREAT MATCH': 'MUY AFÍN', 'GOOD MATCH': 'AFÍN' },
    title: 'Resultados',
    summary: (count, name) =>
      `${NUMBERS[count - 1] ?? count} ${plural(count, 'fragancia', 'fragancias')}${name ? ` para ${name}` : ''}${count > 1 ? ', primero la más afín' : ''}.`,
    permalink: 'Enlace a estos resultados',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    copiedNotice: 'El enlace está copiado.',
    next: '¿Y ahora?',
    print: 'Imprimir',
    write: 'Escribir a quien le invitó',
    mailSubject: 'Mis fragancias',
    notCopied: 'Seleccione el enlace y cópielo.',
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
    sku: 'SKU',
    colorsTerm: 'Colores',
    generatedBy: (name) => `Resultado generado por ${name}`,
    none: 'Ninguna fragancia coincide con estas respuestas',
    noneText:
      'En este momento no hay nada que recomendar en el inventario. Consulte a la persona que le invitó.',
    noneTextUninvited:
      'En este momento no hay nada que recomendar en el inventario. El proveedor de aromas decide qué fragancias incluye.',
    unknown: 'No hemos encontrado estos resultados',
    unknownQuiz: 'No hemos encontrado este cuestionario',
    unknownText: 'Puede que el enlace esté incompleto o que su destino se haya eliminado.',
    failed: 'No hemos podido cargar esta página',
  },
};
