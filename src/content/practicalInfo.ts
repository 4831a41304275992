/* Everything in this file is from public sources, and must be approved by the museum. The footer has the opening hours. */

export const transport = 'Metro Bellas Artes, Hidalgo o Juárez.'

export const practicalInfo = [
  { title: 'Cuánto dura', text: 'Unas dos horas.' },
  { title: 'Cómo llegar', text: transport },
  { title: 'Acceso', text: 'Puedes recorrer el museo en silla de ruedas.' },
  { title: 'Qué llevar', text: 'La solicitud impresa y los permisos de cada estudiante.' },
  {
    title: 'Cómo se paga',
    text: 'Aquí no se paga nada. Al confirmar la fecha, el museo le dice a tu escuela cómo pagar.',
  },
]
