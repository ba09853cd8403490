/** What the specification and the API say, by their English words; whatever is not here is shown in English. */
export const messages = {
  'Please fill out all fields.': 'Rellene todos los campos.',
  "We're sorry, we were unable to find your invitation.":
    'Lo sentimos, no hemos podido encontrar su invitación.',
  'Your invitation has expired. Please ask for a new one.':
    'Su invitación ha caducado. Pida una nueva.',
  'Your invitation has been withdrawn. Please ask for a new one.':
    'Su invitación se ha retirado. Pida una nueva.',
  'Too many tries. Please wait a few minutes and try again.':
    'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  'You must select an answer for each question.':
    'Debe seleccionar una respuesta para cada pregunta.',
  'Error Saving Quiz': 'Error al guardar el cuestionario',
  'Check all that apply.': 'Marque todo lo que corresponda.',
  'BEST MATCH': 'LA MÁS AFÍN',
  'GREAT MATCH': 'MUY AFÍN',
  'GOOD MATCH': 'AFÍN',
  'The answer does not belong to the question.': 'La respuesta no corresponde a la pregunta.',
  'The question does not belong to the quiz.': 'La pregunta no pertenece al cuestionario.',
  'An answer is selected twice.': 'Una respuesta está seleccionada dos veces.',
  'Only one answer can be selected.': 'Solo se puede seleccionar una respuesta.',
  'This quiz is completed; its answers can no longer be changed.':
    'Este cuestionario está completado; sus respuestas ya no se pueden cambiar.',
  'There are no published questions yet. Please try again later.':
    'Aún no hay preguntas publicadas. Inténtelo más tarde.',
  'All fields are required.': 'Todos los campos son obligatorios.',
  'All fields are required. Error code: 53807':
    'Todos los campos son obligatorios. Código de error: 53807',
  'All fields are required. Error code: 53808':
    'Todos los campos son obligatorios. Código de error: 53808',
  'All fields are required. Error code: 53809':
    'Todos los campos son obligatorios. Código de error: 53809',
  'That client/project has already been used.': 'Ese cliente/proyecto ya se ha utilizado.',
  'First Name is required.': 'El nombre es obligatorio.',
  'Last Name is required.': 'Los apellidos son obligatorios.',
  'Email is required.': 'El correo electrónico es obligatorio.',
  'Email is not valid.': 'El correo electrónico no es válido.',
  'Provider is required.': 'El proveedor es obligatorio.',
  'Select a valid role.': 'Seleccione un rol válido.',
  'Role is required.': 'El rol es obligatorio.',
  'User already exists with given email address.':
    'Ya existe un usuario con ese correo electrónico.',
  'API Error, could not add user. Please try again later.':
    'Error de la API: no se ha podido añadir el usuario. Inténtelo más tarde.',
  "An e-mail address of the company's own domain cannot be changed.":
    'Un correo del dominio propio de la empresa no se puede cambiar.',
  'Error Adding User': 'Error al añadir el usuario',
  'Error Saving User': 'Error al guardar el usuario',
  'Please select an image!': '¡Seleccione una imagen!',
  'Please select an image to delete.': 'Seleccione la imagen que desea eliminar.',
  'Please select a file first.': 'Seleccione primero un archivo.',
  'Invalid file type. Please upload an image in JPG, JPEG, or PNG format.':
    'Tipo de archivo no válido. Suba una imagen en formato JPG, JPEG o PNG.',
  'Invalid file type. Please upload a JPG, PNG, GIF, WebP or PDF file.':
    'Tipo de archivo no válido. Suba un archivo JPG, PNG, GIF, WebP o PDF.',
  'The file is too large. Please upload at most 10 MB.':
    'El archivo es demasiado grande. Suba como máximo 10 MB.',
  'The file is not known. Please upload it again.': 'No conocemos el archivo. Súbalo de nuevo.',
  'Name is required.': 'El nombre es obligatorio.',
  'Salesperson is required.': 'El comercial es obligatorio.',
  'Code is required.': 'El código es obligatorio.',
  'This code is in use. Please generate a new code.':
    'Este código ya está en uso. Genere uno nuevo.',
  'This invitation has been redeemed already.': 'Esta invitación ya se ha canjeado.',
  'This e-mail is in the list twice.': 'Este correo está dos veces en la lista.',
  'At least one row is required.': 'Hace falta al menos una fila.',
  'The role groups are not set up.': 'Los grupos de roles no están configurados.',
  'The directory does not answer. Please try again later.':
    'El directorio no responde. Inténtelo más tarde.',
  'The directory does not know this person or group.':
    'El directorio no conoce a esta persona o grupo.',
  'The directory does not allow this. Please tell your administrator.':
    'El directorio no lo permite. Avise a su administrador.',
  'E-mails go to known users and invited people only.':
    'Los correos solo se envían a usuarios conocidos y personas invitadas.',
  'E-mail is not set up.': 'El correo electrónico no está configurado.',
  'The e-mail service asks to wait.': 'El servicio de correo pide esperar.',
  'The e-mail service does not answer.': 'El servicio de correo no responde.',
  'Someone else changed this meanwhile. Please reload and try again.':
    'Otra persona lo ha cambiado entretanto. Vuelva a cargar e inténtelo de nuevo.',
  'Something went wrong on our side. Please try again.':
    'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'You are not allowed to do this.': 'No tiene permiso para hacer esto.',
  'Please sign in.': 'Inicie sesión.',
  'Please sign in again.': 'Vuelva a iniciar sesión.',
  'No answer.': 'Sin respuesta.',
};
