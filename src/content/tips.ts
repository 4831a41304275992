/** Tips for teachers, for approval by the museum. If the number changes, change the pages that mention it. */
export const tipGroups = [
  {
    title: 'Antes',
    tips: [
      {
        title: 'Hablen del tema antes de venir',
        text: 'Platica con tu grupo qué significa recordar y qué temas van a encontrar: genocidios, discriminación, derechos humanos. Saber a dónde se va ayuda a escuchar.',
      },
      {
        title: 'Acuerden cómo cuidarse',
        text: 'Algunos contenidos son difíciles. Digan desde antes que está bien guardar silencio, conmoverse o pedir una pausa.',
      },
      {
        title: 'Lleven una pregunta propia',
        text: 'Pide a cada estudiante que escriba una duda que le gustaría resolver. Quien busca algo mira con más atención.',
      },
      {
        title: 'Revisen los requisitos con tiempo',
        text: 'Reúne los permisos y los documentos que piden la SEP y el museo varios días antes de la visita, no la víspera.',
      },
    ],
  },
  {
    title: 'Durante',
    tips: [
      {
        title: 'Lleguen 15 minutos antes',
        text: 'Así el grupo se organiza con calma y la visita empieza a la hora acordada. Trae tu solicitud impresa.',
      },
      {
        title: 'Miren despacio',
        text: 'No hace falta leerlo todo. Detenerse ante una sola historia, y pensar en la persona que la vivió, vale más que recorrer con prisa.',
      },
    ],
  },
  {
    title: 'Después',
    tips: [
      {
        title: 'Sigan conversando en clase',
        text: 'Aparta un momento para hablar de lo que cada quien se lleva y de qué podría cambiar en su escuela.',
      },
    ],
  },
]

/** Tips for families, for approval by the museum. If the number changes, change the pages that mention it. */
export const familyTips = [
  {
    title: 'Platiquen antes de venir',
    text: 'Cuenten en casa de qué trata el museo: genocidios, discriminación, derechos humanos, y personas que ayudaron a otras. Saber a dónde se va ayuda a escuchar.',
  },
  {
    title: 'Recorran a su ritmo',
    text: 'Algunos contenidos son difíciles. No hace falta verlo todo: hagan pausas y dejen que cada quien pregunte o guarde silencio.',
  },
  {
    title: 'Sigan la conversación en casa',
    text: 'Al salir, pregunten qué historia recuerda cada quien y por qué. No se necesitan todas las respuestas: escucharse es un buen comienzo.',
  },
]
