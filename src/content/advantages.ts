interface VisitMode {
  id: 'presencial' | 'virtual'
  name: string
  summary: string
  advantages: { title: string; text: string }[]
}

/** The two ways to visit. Draft wording, to be approved by the museum. */
export const visitModes: VisitMode[] = [
  {
    id: 'presencial',
    name: 'Presencial',
    summary: 'Tu grupo recorre las salas del museo, se detiene ante los testimonios y los comenta en el lugar.',
    advantages: [
      {
        title: 'Estar ahí',
        text: 'Las imágenes, los objetos y los testimonios se miran de cerca, en el espacio pensado para recordarlos.',
      },
      {
        title: 'Vivirlo en compañía',
        text: 'El grupo camina junto, se detiene, pregunta y se escucha. Lo compartido se recuerda mejor.',
      },
      {
        title: 'Salir del aula',
        text: 'Cambiar de lugar cambia la atención: lo que en clase es una fecha, en el museo es una persona.',
      },
      {
        title: 'Un punto de partida',
        text: 'La visita deja preguntas que dan sentido a lo que después trabajas con tu grupo.',
      },
    ],
  },
  {
    id: 'virtual',
    name: 'Virtual',
    summary: 'Tu grupo conoce el museo a distancia, desde el salón o desde casa, y participa en la conversación.',
    advantages: [
      {
        title: 'Sin traslados',
        text: 'No hay que organizar transporte ni salir de la escuela: basta con una conexión y una pantalla.',
      },
      {
        title: 'Desde cualquier lugar',
        text: 'La distancia deja de ser un obstáculo para las escuelas que están lejos de la Ciudad de México.',
      },
      {
        title: 'En un espacio conocido',
        text: 'Hay quien participa con más confianza desde su propio lugar, también al hablar de temas difíciles.',
      },
      {
        title: 'Dentro de tu clase',
        text: 'Puedes prepararla y retomarla con tu grupo el mismo día, con tus propios materiales a la mano.',
      },
    ],
  },
]
