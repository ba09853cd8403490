import type { RespondentCode } from '@vse/domain/messages';

/** What respondents can read of the messages. */
export const messages: Record<RespondentCode, string> = {
  FILL_OUT_ALL_FIELDS: 'Rellene todos los campos.',
  INVITE_NOT_FOUND: 'Lo sentimos, no hemos podido encontrar su invitación.',
  EVERY_QUESTION_NEEDS_AN_ANSWER: 'Debe seleccionar una respuesta para cada pregunta.',
  ERROR_SAVING_QUIZ: 'Error al guardar el cuestionario',
  CHECK_ALL_THAT_APPLY: 'Marque todo lo que corresponda.',
  INVITE_EXPIRED: 'Su invitación ha caducado. Pida una nueva.',
  INVITE_REVOKED: 'Su invitación se ha retirado. Pida una nueva.',
  TOO_MANY_TRIES: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  ANSWER_UNKNOWN: 'La respuesta no corresponde a la pregunta.',
  QUESTION_UNKNOWN: 'La pregunta no pertenece al cuestionario.',
  ANSWER_SELECTED_TWICE: 'Una respuesta está seleccionada dos veces.',
  QUESTION_TWICE: 'Una pregunta aparece dos veces.',
  ONE_ANSWER_ONLY: 'Solo se puede seleccionar una respuesta.',
  QUIZ_COMPLETED: 'Este cuestionario está completado; sus respuestas ya no se pueden cambiar.',
  QUIZ_RESULT_NOT_FOUND: 'No se ha encontrado el resultado del cuestionario.',
  QUIZ_WITHOUT_PROVIDER:
    'El proveedor de aromas de este cuestionario ya no existe. Diríjase a la persona que le invitó.',
  NO_QUESTIONS: 'Aún no hay preguntas publicadas. Inténtelo más tarde.',
  CHANGED_MEANWHILE:
    'Otra persona lo ha cambiado entretanto. Vuelva a cargar e inténtelo de nuevo.',
  SERVER_ERROR: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  RECORDS_UNAVAILABLE: 'Los datos no responden. Inténtelo más tarde.',
  FILES_UNAVAILABLE: 'El almacén de archivos no responde. Inténtelo más tarde.',
  REQUEST_TOO_LARGE: 'La solicitud es demasiado grande.',
  NOT_ALLOWED: 'No tiene permiso para hacer esto.',
  NO_ACCESS: 'Su cuenta aún no tiene acceso. Pida a un administrador que la añada.',
  SIGN_IN_NEEDED: 'Inicie sesión.',
  SIGN_IN_AGAIN: 'Vuelva a iniciar sesión.',
  ID_INVALID: 'El identificador no es válido.',
  RECORD_NOT_FOUND: 'No se ha encontrado el registro.',
};
