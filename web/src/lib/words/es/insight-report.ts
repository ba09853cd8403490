import type { insightReport as english } from '../en/insight-report.ts';

export const insightReport: typeof english = {
  copy: 'Copiar como tablas',
  copied: 'Las tablas se han copiado.',
  notCopied: 'Las tablas no se pudieron copiar.',
  download: 'Descargar .xlsx',
  notWritten: 'El libro no se pudo escribir. Inténtelo de nuevo.',
  report: 'Imprimir informe',
  share: (title) => `${title}, %`,
  beforeOf: (title) => `${title}, antes`,
  definitions: 'Qué significan los números',
  means: {
    funnel: {
      invited: 'Invitaciones enviadas en el periodo; de los proyectos, los iniciados en él.',
      handedOver:
        'De todos, aquellos cuyo correo aceptó el servicio de correo. Un proyecto no lo necesita.',
      redeemed:
        'De todos, aquellos cuyo código se canjeó. También se puede haber dicho por teléfono.',
      answered: 'De los canjeados, los que tienen al menos una respuesta.',
      completed: 'De los que respondieron, los que completaron el cuestionario.',
      openedSheet: 'De los que completaron, los que abrieron al menos una ficha.',
    },
    trend: {
      invited: 'Invitaciones enviadas y proyectos iniciados entonces.',
      redeemed: 'Cuestionarios que se empezaron entonces.',
      answered: 'Cuestionarios cuya primera respuesta se guardó entonces.',
      completed: 'Cuestionarios que se completaron entonces.',
    },
    questions: {
      reached:
        'De todos los cuestionarios, los que respondieron esta pregunta o todas las anteriores.',
      answered: 'De los que llegaron a ella, los que la respondieron.',
      left: 'De los que llegaron a ella, aquellos cuya primera pregunta sin responder era cuando el cuestionario llevaba 7 días sin tocar o había terminado. En la última fila: quienes respondieron todas las preguntas y no completaron el cuestionario.',
      time: 'Mediana aproximada del tiempo desde el guardado anterior hasta su primera respuesta. Se omiten los tiempos de más de 30 minutos.',
    },
    answers: {
      selected:
        'Cuántos la eligieron, de los que respondieron la pregunta. Con varias respuestas, las partes suman más del 100 %.',
    },
    fragrances: {
      first: 'Cuestionarios completados que la tuvieron como mejor opción.',
      second: 'Cuestionarios completados que la tuvieron como segunda opción.',
      further: 'Cuestionarios completados que la tuvieron como tercera a sexta opción.',
      openedSheet:
        'Cuestionarios completados en los que se abrió su ficha. El personal no se cuenta.',
      chosen: 'Cuestionarios completados tras los que el personal anotó que se eligió.',
    },
    outcomes: {
      recommended: 'Cuestionarios completados que la recomendaron, en cualquier lugar.',
      asked: 'De ellos, aquellos cuyo encuestado pidió una muestra.',
      sent: 'De ellos, aquellos en los que se envió una muestra.',
      smelled: 'De ellos, aquellos en los que se olió y se valoró.',
      rating: 'La media de estas valoraciones, de 1 a 5.',
      chosen: 'De ellos, aquellos en los que se eligió.',
      refused: 'De ellos, aquellos en los que se rechazó.',
    },
    adjectives: {
      askedFor:
        'Cuántas veces lo tuvo una respuesta elegida, de todos los adjetivos de respuestas elegidas.',
      offered:
        'Cuántas fragancias del inventario lo tienen ahora, de todos los adjetivos del inventario.',
    },
  },
};
