import type { PublishState } from '@vse/domain/rules/publish-state';
import type { QuestionType } from '@vse/domain/rules/question-types';
import type { questions as english } from '../en/questions.ts';

const types: Record<QuestionType, string> = {
  'Photo + Text': 'Foto + texto',
  'Single Choice': 'Selección única',
  'Multiple Choice': 'Selección múltiple',
};
const state: Record<PublishState, string> = { Draft: 'Borrador', Published: 'Publicada' };
const typeHints: Record<QuestionType, string> = {
  'Photo + Text': 'Una respuesta, cada una con una imagen.',
  'Single Choice': 'Una respuesta, en palabras.',
  'Multiple Choice': 'Una o varias respuestas, en palabras.',
};

export const questions: typeof english = {
  title: 'Preguntas del cuestionario',
  crumb: 'Preguntas',
  intro:
    'Haga clic en una pregunta para editarla. Añada u ordene preguntas con los botones al final de la lista.',
  find: 'Buscar una pregunta',
  columns: {
    number: '#',
    question: 'Pregunta',
    type: 'Tipo',
    visibility: 'Visibilidad',
    answers: 'Respuestas',
  },
  types,
  typeHints,
  state,
  quiz: 'Cuestionario',
  outOfQuiz: 'Fuera del cuestionario',
  leftOut: 'sin respuesta publicada, el cuestionario la omite',
  empty: 'Aún no hay preguntas',
  emptyText: 'Añada la primera pregunta; se verá en el cuestionario cuando esté publicada.',
  add: 'Añadir pregunta',
  addText: '¿De qué tipo es la pregunta?',
  editOrder: 'Editar el orden',
  orderHelp: 'Arrastre por el asa, o enfoque una fila y use Subir y Bajar.',
  moved: (count: string, isOne: boolean) =>
    isOne ? '1 movida, sin guardar todavía' : `${count} movidas, sin guardar todavía`,
  orderSaved: 'El orden se ha guardado.',
  create: 'Crear pregunta',
  addBar: (type: string) => `Añadir pregunta de ${type}:`,
  addBarWithoutType: 'Añadir pregunta:',
  fields: {
    publishState: 'Visibilidad',
    questionText: 'Pregunta',
    title: 'Título',
    heroImageUrl: 'Imagen principal',
    adjectives: 'Adjetivos',
  },
  sameText: {
    title: 'Ya hay una pregunta con este texto',
    text: '¿Quiere hacer la misma pregunta dos veces?',
    confirm: 'Usar el texto dos veces',
  },
  choose: 'Seleccione una opción',
  added: 'La pregunta se ha añadido.',
  unknown: 'No hemos encontrado esta pregunta',
  unknownText: 'Puede que se haya eliminado.',
  toList: 'Volver a las preguntas',
  place: (place: string, total: string) => `${place} de ${total}`,
  edit: 'Editar pregunta',
  duplicate: 'Duplicar',
  copyOf: (text: string) => `${text} (copia)`,
  dangerText: (count: string, isOne: boolean) =>
    `Elimina la pregunta y ${isOne ? 'su respuesta' : `sus ${count} respuestas`}. Los resultados anteriores conservan lo respondido.`,
  dangerTextEmpty: 'Elimina la pregunta.',
  deleteTitle: 'Eliminar pregunta',
  deleteText: (text: string) =>
    `«${text}» y sus respuestas se eliminarán. Esta acción es irreversible.`,
  deleted: (text: string) => `${text}: eliminada`,
  deletedText: (text: string) => `${text} se ha eliminado.`,
  answers: {
    title: 'Respuestas',
    columns: {
      number: '#',
      answer: 'Respuesta',
      visibility: 'Visibilidad',
      adjectives: 'Adjetivos',
    },
    empty: 'Aún no hay respuestas.',
    editOrder: 'Editar el orden de las respuestas',
    add: 'Añadir respuesta',
    editBar: 'Editar respuesta',
    imageHint: 'Suba una imagen',
    noAdjectives: 'Aún no hay adjetivos.',
    unknown: 'No hemos encontrado esta respuesta',
    unknownText: 'Puede que se haya eliminado.',
    toQuestion: 'Volver a la pregunta',
    deleteTitle: 'Eliminar respuesta',
    deleteText: (title: string) => `«${title}» se eliminará. Esta acción es irreversible.`,
    deleted: (title: string) => `${title}: eliminada`,
    deletedText: 'se ha eliminado.',
  },
  unused: (unused: string, total: string) =>
    `Adjetivos sin usar en esta pregunta (${unused}/${total})`,
  used: (used: string, total: string) => `${used} de ${total} están en sus respuestas.`,
  allUsed: 'Todos los adjetivos usados.',
};
