import type { Mention, Place } from '@vse/domain/records/people';

const places: Record<Place, string> = {
  users: 'Ajustes de usuario',
  invites: 'Invitaciones',
  results: 'Resultados de cuestionarios',
  mails: 'Correos',
  signIns: 'Inicios de sesión',
  languages: 'Idiomas elegidos',
  sales: 'Invitaciones y resultados de sus clientes',
  changes: 'Registros que guardó',
  history: 'Estados anteriores y cambios en conjunto',
  limits: 'Hashes de la dirección que cuentan correos y códigos erróneos',
};

const kinds: Record<Mention['kind'], string> = {
  adjectives: 'Adjetivo',
  fragrances: 'Fragancia',
  providers: 'Proveedor',
  questions: 'Pregunta',
  history: 'Estado anterior o cambio en conjunto',
  quizVersions: 'Preguntas de un cuestionario anterior',
  fragranceVersions: 'Fragancia tal como se mostró',
  quizResults: 'Proyecto',
  mails: 'Correo a otra persona',
};

export const people = {
  intro: 'Encuentra todo lo que se conserva sobre una persona, para entregarlo o borrarlo.',
  find: 'Nombre o dirección de correo',
  hint: 'Basta con el comienzo de las palabras.',
  search: 'Buscar',
  searching: 'Buscando…',
  nobody: 'No se encontró a nadie',
  nobodyText:
    'Ningún usuario, invitación o resultado tiene estas palabras en su nombre o dirección.',
  more: 'Hay más de lo que aquí se muestra y se cuenta. Escriba más del nombre o de la dirección.',
  lookUp: (address: string) => `Consultar ${address}`,
  columns: { address: 'Dirección de correo', names: 'Nombres', known: 'Consta en' },
  user: 'Usuario',
  invites: (count: string, isOne: boolean) => (isOne ? '1 invitación' : `${count} invitaciones`),
  results: (count: string, isOne: boolean) => (isOne ? '1 resultado' : `${count} resultados`),
  collecting: 'Buscando en todas partes. Puede tardar unos segundos.',
  kept: 'Lo que se conserva',
  keptColumns: { place: 'Dónde', count: 'Cuánto', fate: 'Al borrarlo' },
  places,
  audit: 'Entradas del registro de auditoría',
  fates: {
    goes: 'Se borra',
    chosen: 'Se borra o queda anónimo, según elija',
    anonymous: 'Queda anónimo',
    former: 'Dice «Former colleague» en su lugar',
    stays: 'Se queda',
  },
  nothing: 'No se conserva nada sobre esta dirección',
  nothingText: 'Ningún registro la contiene.',
  namesakes: (count: string, isOne: boolean) =>
    isOne
      ? 'Otro usuario tiene el mismo nombre. Los correos en espera con ese nombre no se tocan, porque pueden ser suyos.'
      : `Otros ${count} usuarios tienen el mismo nombre. Los correos en espera con ese nombre no se tocan, porque pueden ser suyos.`,
  unreadable: (count: string, isOne: boolean) =>
    isOne
      ? '1 registro que puede referirse a esta persona no se pudo leer y no figura aquí.'
      : `${count} registros que pueden referirse a esta persona no se pudieron leer y no figuran aquí.`,
  underWay: 'El borrado de esta dirección está en curso. Continúa por sí solo.',
  mentions: 'Textos que pueden nombrar a esta persona',
  mentionsText: 'El borrado no los cambia. Decida sobre cada uno.',
  moreMentions: 'Hay más textos de los que se muestran.',
  mentionColumns: { kind: 'Dónde', text: 'Texto' },
  kinds,
  download: 'Descargar',
  preparing: 'Preparando…',
  downloadFailed: 'La descarga ha fallado',
  erase: 'Borrar',
  eraseTitle: (address: string) => `¿Borrar todo sobre ${address}?`,
  eraseText: 'No se puede deshacer. Solo usted decide si la solicitud es auténtica.',
  choice: 'Invitaciones y resultados',
  choices: { anonymous: 'Quedan como anónimos', deleted: 'Se eliminan' },
  hints: {
    anonymous:
      'El análisis los cuenta como antes. Se borran nombres, direcciones y motivos anotados.',
    deleted: 'El análisis deja de contarlos.',
  },
  texts: 'Textos que pueden nombrar a esta persona',
  account: 'La cuenta en el directorio de la empresa',
  progress: (done: string, of: string) => `${done} de ${of} pasos hechos`,
  leave: 'Puede cerrar esta ventana: el borrado continúa por sí solo.',
  failed: 'El borrado se ha interrumpido',
  erased: (address: string) => `Se ha borrado todo sobre ${address}`,
  erasedText: 'Esto es lo que se ha borrado:',
  nothingErased: 'Ya no quedaba nada por borrar.',
  receipt: 'Comprobante',
  receiptText: 'El registro de auditoría tiene una entrada con estas cifras y sin la persona.',
  showReceipt: 'Mostrar la entrada',
  file: {
    title: (address: string) => `Lo que se conserva sobre ${address}`,
    made: (date: string) => `Creado el ${date}`,
    names: 'Nombres',
    files: 'Archivos',
    page: 'todo, para leerlo en un navegador',
    json: 'lo mismo, para programas',
    leftOut:
      'Faltan las contraseñas, los códigos y los textos de los correos, que se guardan cifrados. De los registros que tratan sobre todo de otras personas, solo dice cuáles son.',
  },
};
