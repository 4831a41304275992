/* Everything in this file is from public sources, and must be approved by the museum. The footer has the opening hours. */

export const transport = 'Metro Bellas Artes, Hidalgo o Juárez.'

export const practicalInfo = {
  'Cuánto dura': 'Unas dos horas.',
  'Cómo llegar': transport,
  Acceso: 'Puedes recorrer el museo en silla de ruedas.',
  'Qué llevar': 'La solicitud impresa y los permisos de cada estudiante.',
  'Cómo se paga': 'Aquí no se paga nada. Al confirmar la fecha, el museo le dice a tu escuela cómo pagar.',
}
