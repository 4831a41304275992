import { settings } from '@/model/env'
import { AGE_RULE } from '@/model/museum'
import { PRICE_YEAR } from '@/model/prices'

type TermsText = string | string[]

export interface TermsSection {
  id: string
  title: string
  texts: TermsText[]
  link?: { label: string; href: string }
}

/** Update the version and the date with every change to the text below. */
export const termsVersion = { number: '1.2', date: '28 de noviembre de 2026' }

/** Draft wording, to be approved by the museum. */
export const terms: TermsSection[] = [
  {
    id: 'para-quien',
    title: 'Para quién es este sitio',
    texts: [
      'Esta plataforma es del Museo Memoria y Tolerancia. Está hecha para:',
      [
        'Docentes que organizan una visita escolar o trabajan estos temas con su grupo.',
        'Madres y padres de familia.',
        'Estudiantes mayores de 14 años.',
      ],
      'Al usarla aceptas estos términos. Si algo no te parece claro, escríbenos antes de continuar.',
    ],
  },
  {
    id: 'menores-de-edad',
    title: 'Menores de edad',
    texts: [
      AGE_RULE,
      'En una visita escolar, es la escuela quien reúne los permisos de sus estudiantes. Tenlos listos antes de enviar la solicitud.',
    ],
  },
  {
    id: 'tu-cuenta',
    title: 'Tu cuenta',
    texts: [
      'Crear una cuenta es gratuito. Te pedimos que los datos que registres sean verdaderos y que los mantengas al día, porque con ellos nos comunicamos contigo.',
      'Tu contraseña es personal. No la compartas, y cierra tu sesión si usas un equipo que no es tuyo.',
    ],
  },
  {
    id: 'solicitud-de-visita',
    title: 'Solicitud de visita y precotización',
    texts: [
      'La solicitud de visita la hacen docentes con cuenta. Enviarla no aparta ni confirma una fecha: un ejecutivo del museo la confirmará o la actualizará, y se comunicará contigo por el medio que hayas elegido.',
      'La precotización se calcula con el precio del servicio y el total de asistentes que escribiste. Te ayuda a planear. No es un comprobante de pago.',
      'Solicitar un patrocinio tampoco significa que esté aprobado: espera la respuesta del museo antes de organizar el traslado.',
    ],
  },
  {
    id: 'precios',
    title: 'Precios',
    texts: [
      `Los precios que ves en esta plataforma son válidos solo para ${PRICE_YEAR}. Para una visita posterior, el museo te confirmará el precio vigente.`,
    ],
  },
  {
    id: 'el-dia-de-la-visita',
    title: 'El día de la visita',
    texts: [
      'A una visita presencial, lleguen 15 minutos antes de la hora acordada. Así el grupo entra con calma y el recorrido puede empezar a tiempo.',
      'Durante el recorrido, sigan las indicaciones del personal. Dentro del museo hay testimonios de personas reales: pedimos respeto para ellas y para quienes visitan las salas al mismo tiempo.',
    ],
  },
  {
    id: 'entrada-de-cortesia',
    title: 'Entrada de cortesía',
    texts: [
      'La primera vez que inicias sesión recibes una entrada de cortesía a la exposición permanente: un pase con un código QR.',
      [
        'Preséntalo impreso en la taquilla del museo.',
        'Sirve una sola vez. Después de usarse, el código deja de ser válido.',
        'Cuida tu código: quien lo presente primero habrá usado tu pase.',
      ],
    ],
  },
  {
    id: 'cuestionario',
    title: 'Cuestionario',
    texts: [
      'Tus estudiantes pueden responder el cuestionario sin crear una cuenta, con tu código de profesor.',
      'Si lo envías por correo, usa solo direcciones que te hayan dado para ese fin, con el permiso de las familias cuando se trate de menores de edad.',
    ],
  },
  {
    id: 'tus-datos',
    title: 'Tus datos',
    texts: [
      'Usamos tus datos para crear tu cuenta, atender tus solicitudes y organizar la visita. El aviso de privacidad del museo explica cómo se protegen y qué derechos tienes sobre ellos.',
    ],
    link: { label: 'Leer el aviso de privacidad', href: settings.museum.privacyNoticeUrl },
  },
  {
    id: 'cambios',
    title: 'Cambios a estos términos',
    texts: [
      'El museo puede actualizar estos términos. La versión y la fecha que aparecen al inicio te dicen cuál estás leyendo.',
    ],
  },
]
