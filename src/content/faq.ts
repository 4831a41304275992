import { paths } from '@/model/paths'
import { PRICE_YEAR } from '@/model/prices'

export interface Question {
  /** The URL hash that opens the question. Never change an id, because printed or shared links may contain it. */
  id: string
  question: string
  answer: string
  link?: { label: string; to: string }
  hasPrices?: true
}

export const faqGroups = [
  { title: 'Antes', ids: ['solicitar-visita', 'un-servicio', 'fecha'] },
  { title: 'El costo', ids: ['costo', 'patrocinio'] },
  { title: 'El día y después', ids: ['que-llevar', 'entrada-de-cortesia', 'cuestionario'] },
]

/** Draft wording, to be approved by the museum. */
export const faq: Question[] = [
  {
    id: 'solicitar-visita',
    question: '¿Cómo solicito una visita escolar?',
    answer:
      'Crea tu cuenta de docente, valídala con el enlace que llega a tu correo e inicia sesión. En «Solicitar visita» elige un servicio e indica de uno a cinco grupos y la fecha que prefieres. Después de enviarla puedes recibirla por correo o descargarla en PDF.',
    link: { label: 'Conocer las visitas escolares', to: paths.visits },
  },
  {
    id: 'costo',
    question: '¿Cuánto cuesta la visita?',
    answer: `El precio del servicio por el total de asistentes. En «Servicios y precios» lo calculas al momento, sin cuenta. Los precios son válidos solo para ${PRICE_YEAR}; el museo te confirmará el vigente.`,
    link: { label: 'Ver los servicios y sus precios', to: paths.services },
    hasPrices: true,
  },
  {
    id: 'un-servicio',
    question: '¿Puedo elegir más de un servicio?',
    answer: 'Cada visita incluye un servicio. Si eliges otro antes de enviar la solicitud, sustituye al anterior.',
  },
  {
    id: 'fecha',
    question: '¿La fecha que elijo queda confirmada?',
    answer:
      'Todavía no. Un ejecutivo del museo la confirmará o la actualizará, y se comunicará contigo por el medio que hayas elegido. Espera esa respuesta antes de organizar el traslado.',
  },
  {
    id: 'que-llevar',
    question: '¿Qué debemos llevar y a qué hora hay que llegar?',
    answer:
      'Revisen antes los requisitos de la SEP y del museo, y lleguen 15 minutos antes de la hora de la visita. Traigan la solicitud impresa. A una visita virtual se entra con el enlace del museo.',
    link: { label: 'Leer los requisitos', to: paths.requirements },
  },
  {
    id: 'patrocinio',
    question: '¿Y si mi grupo no puede cubrir el costo?',
    answer:
      'Tu escuela puede solicitar un patrocinio para hacer la visita sin costo. El museo revisa cada solicitud y responde por correo. Enviarla no significa que esté aprobada.',
    link: { label: 'Leer los requisitos de patrocinio', to: paths.sponsorshipRequirements },
  },
  {
    id: 'entrada-de-cortesia',
    question: '¿Cómo uso mi entrada de cortesía?',
    answer:
      'La primera vez que inicias sesión recibes un pase para la exposición permanente. Descárgalo o envíalo a tu correo, tráelo impreso y preséntalo en la taquilla. Sirve una sola vez.',
  },
  {
    id: 'cuestionario',
    question: '¿Cómo responden mis estudiantes el cuestionario?',
    answer:
      'Envíaselo por correo desde «Enviar cuestionario» y compárteles tu código de profesor. Son 15 preguntas que pueden responder desde el teléfono, y no necesitan crear una cuenta.',
    link: { label: 'Ir al cuestionario', to: paths.answerQuestionnaire },
  },
]
