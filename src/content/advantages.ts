export const visitModes = [
  { id: 'presencial', name: 'Presencial' },
  { id: 'virtual', name: 'Virtual' },
] as const

/** What each way to visit offers by topic, in the order of `visitModes`. Draft wording, to be approved by the museum. */
export const advantages: Record<string, [presencial: string, virtual: string]> = {
  'La visita': [
    'Tu grupo recorre las salas, se detiene ante los testimonios y los comenta en el lugar.',
    'Tu grupo conoce el museo a distancia y participa en la conversación.',
  ],
  'El lugar': [
    'Las imágenes y los objetos se miran de cerca, en el espacio pensado para recordarlos.',
    'En un espacio conocido, hay quien participa con más confianza.',
  ],
  'El traslado': [
    'Salir del aula cambia la atención: lo que en clase es una fecha, en el museo es una persona.',
    'Basta con una conexión y una pantalla, también lejos de la Ciudad de México.',
  ],
  'El grupo': [
    'Camina junto, pregunta y se escucha. Lo compartido se recuerda mejor.',
    'Se reúne en el salón, o cada quien entra desde su casa.',
  ],
  Después: [
    'La visita deja preguntas que dan sentido a lo que sigue en clase.',
    'La retomas con tu grupo el mismo día, con tus materiales a la mano.',
  ],
}
