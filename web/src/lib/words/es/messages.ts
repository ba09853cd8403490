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
  'A question is there twice.': 'Una pregunta aparece dos veces.',
  'Only one answer can be selected.': 'Solo se puede seleccionar una respuesta.',
  'This quiz is completed; its answers can no longer be changed.':
    'Este cuestionario está completado; sus respuestas ya no se pueden cambiar.',
  'There are no published questions yet. Please try again later.':
    'Aún no hay preguntas publicadas. Inténtelo más tarde.',
  'All fields are required.': 'Todos los campos son obligatorios.',
  'All fields are required. Error code: #': 'Todos los campos son obligatorios. Código de error: #',
  'That client/project has already been used.': 'Ese cliente/proyecto ya se ha utilizado.',
  'A project needs a provider, and your account has none yet.':
    'Un proyecto necesita un proveedor y su cuenta aún no tiene ninguno.',
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
  'This person has another role already. Please ask an administrator to add them.':
    'Esta persona ya tiene otro rol. Pida a un administrador que la añada.',
  "An e-mail address of the company's own domain cannot be changed.":
    'Un correo del dominio de la empresa no se puede cambiar.',
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
  'This e-mail is in the list twice.': 'Este correo aparece dos veces en la lista.',
  'At least one row is required.': 'Hace falta al menos una fila.',
  'The role groups are not set up.': 'Los grupos de roles no están configurados.',
  'The directory does not answer. Please try again later.':
    'El directorio no responde. Inténtelo más tarde.',
  'The file storage does not answer. Please try again later.':
    'El almacén de archivos no responde. Inténtelo más tarde.',
  'The scent provider of this quiz is not there any more. Please ask the person who invited you.':
    'El proveedor de aromas de este cuestionario ya no existe. Diríjase a la persona que le invitó.',
  'The directory does not know this person or group.':
    'El directorio no conoce a esta persona o grupo.',
  'The directory does not allow this. Please tell your administrator.':
    'El directorio no lo permite. Avise a su administrador.',
  'E-mails go to known users and invited people only.':
    'Los correos solo se envían a usuarios conocidos y personas invitadas.',
  'E-mail is not set up.': 'El envío de correos no está configurado.',
  'The e-mail service asks to wait.': 'El servicio de correo pide que se espere.',
  'The e-mail service does not answer.': 'El servicio de correo no responde.',
  'Someone else changed this meanwhile. Please reload and try again.':
    'Otra persona lo ha cambiado entretanto. Vuelva a cargar e inténtelo de nuevo.',
  'Something went wrong on our side. Please try again.':
    'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'You are not allowed to do this.': 'No tiene permiso para hacer esto.',
  'Please sign in.': 'Inicie sesión.',
  'Please sign in again.': 'Vuelva a iniciar sesión.',
  'The id is not valid.': 'El identificador no es válido.',
  'The page is not known.': 'Esta página de la lista ya no existe. Vuelva a cargar.',
  'The group is none of the role groups.': 'El grupo no es uno de los grupos de roles.',
  'The record was not found.': 'No se ha encontrado el registro.',
  'The scent provider was not found.': 'No se ha encontrado el proveedor de aromas.',
  'The user was not found.': 'No se ha encontrado el usuario.',
  'The invite was not found.': 'No se ha encontrado la invitación.',
  'The file was not found.': 'No se ha encontrado el archivo.',
  'The image was not found.': 'No se ha encontrado la imagen.',
  'First Name is too long.': 'El nombre es demasiado largo.',
  'Last Name is too long.': 'Los apellidos son demasiado largos.',
  'Name is too long.': 'El nombre es demasiado largo.',
  'Email is too long.': 'El correo electrónico es demasiado largo.',
  'Provider is too long.': 'El proveedor es demasiado largo.',
  'Salesperson is too long.': 'El comercial es demasiado largo.',
  'Code is too long.': 'El código es demasiado largo.',
  'Project name is too long.': 'El nombre del proyecto es demasiado largo.',
  'Salesperson is not a known user.': 'El comercial no es un usuario conocido.',
  'Code is not valid.': 'El código no es válido.',
  'The directory account of a user is that of their e-mail address and cannot be chosen.':
    'La cuenta de directorio de un usuario es la de su correo electrónico y no se puede elegir.',
  'Invalid file type. Please upload a JPG, PNG, GIF or WebP file.':
    'Tipo de archivo no válido. Suba un archivo JPG, PNG, GIF o WebP.',
  'Invalid file type. Please upload a PDF file.': 'Tipo de archivo no válido. Suba un archivo PDF.',
  'The e-mail service answered #.': 'El servicio de correo ha respondido con #.',
  'The mail was Failed.': 'El envío del correo ha fallado.',
  'The mail was Canceled.': 'El envío del correo se ha cancelado.',
};
