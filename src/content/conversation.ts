/** What a class does with its phones, after the questionnaire. */
export const wallOfLights = {
  title: 'Levanten los teléfonos',
  text: 'Apaguen la luz del salón. Enciende tu luz y levanta el teléfono: entre todos hacen un muro de luces, como el del museo.',
}

/** The questions of `themes.ts`, repeated so that the questionnaire does not load those texts. Draft wording. */
export const conversation = [
  '¿Qué señales hubo antes de un genocidio, y\u00a0quién las vio?',
  '¿Qué idea tenía de una persona y cambió cuando la conocí?',
  '¿Qué puede hacer quien mira, sin ponerse en riesgo?',
]
