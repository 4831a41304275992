/** One question of each theme, to talk about after the questionnaire. A first draft of ours, for the museum to approve. */
export const conversation = [
  '¿Qué señales hubo antes, y quién las vio?',
  '¿Qué idea tenía de una persona y cambió cuando la conocí?',
  '¿Qué puede hacer quien mira, sin ponerse en riesgo?',
]
