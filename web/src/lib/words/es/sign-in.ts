import type { signIn as english } from '../en/sign-in.ts';

export const signIn: typeof english = {
  login: {
    title: 'Iniciar sesión',
    begin: 'Haga clic en «Iniciar sesión» para empezar.',
    text: 'Para el personal y los proveedores de aromas. Si ha recibido una invitación, no necesita ninguna cuenta.',
    withInvite: 'Tengo un código de invitación',
    signedIn: 'Ha iniciado sesión',
    as: (name) => `Su cuenta: ${name}.`,
    start: 'Empezar un cuestionario para un cliente',
  },
  signIn: {
    title: 'Iniciar sesión',
    again: 'Vuelva a iniciar sesión',
    againText:
      'Su sesión ha terminado. En esta página no se pierde nada: inicie sesión y continúe.',
    demo: 'Esta instalación funciona en modo de demostración. Elija una cuenta para echar un vistazo.',
    work: 'Use su cuenta de trabajo. El inicio de sesión se abre en una ventana aparte.',
    withWork: 'Iniciar sesión con su cuenta de trabajo',
    waiting:
      'La ventana de inicio de sesión está abierta. Si se ha cerrado o no la ve, haga clic otra vez.',
    unavailable: 'No es posible iniciar sesión: falta el id. de cliente.',
    cancelled: 'Ha cancelado el inicio de sesión. Haga clic otra vez cuando quiera.',
    closed: 'La ventana de inicio de sesión se ha cerrado. Haga clic de nuevo cuando quiera.',
    blocked:
      'Su navegador ha bloqueado la ventana de inicio de sesión. Permita las ventanas emergentes de este sitio.',
    timedOut: 'La ventana de inicio de sesión no ha respondido. Haga clic otra vez.',
    failed: (reason) => `No hemos podido iniciar su sesión: ${reason}`,
    noRole: (name) =>
      `Hola, ${name}. Conocemos su cuenta, pero aún no tiene ningún rol en VSE. Pida uno a su administrador y vuelva a iniciar sesión.`,
    notLogged: 'Ha iniciado sesión, pero no se ha podido anotar en el registro de usuarios.',
    otherAccount: 'Usar otra cuenta',
  },
  start: {
    title: 'Empezar un cuestionario para un cliente',
    promise:
      'Indique el cliente o el proyecto; el cuestionario y sus recomendaciones se guardan con ese nombre.',
    project: 'Cliente/Proyecto',
    submit: 'Empezar el cuestionario',
    submitting: 'Preparando el cuestionario…',
    denied: 'Inicie sesión para empezar un cuestionario',
    deniedText:
      'Esta página es para el personal. Si ha recibido una invitación, su cuestionario está en la página de inicio.',
  },
};
