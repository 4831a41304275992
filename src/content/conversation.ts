/**
 * The question of each theme in `themes.ts`, to discuss after the questionnaire. Repeated here, so that the questionnaire
 * does not load the themes' texts (2 KiB). Draft wording, to be approved by the museum.
 */
export const conversation = [
  '¿Qué señales hubo antes de un genocidio, y quién las vio?',
  '¿Qué idea tenía de una persona y cambió cuando la conocí?',
  '¿Qué puede hacer quien mira, sin ponerse en riesgo?',
]
