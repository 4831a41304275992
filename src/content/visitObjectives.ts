/** The objectives of a visit, for the principal's sheet. Draft wording, to be approved by the museum. */
export const visitObjectives = [
  'Conocer, a partir de testimonios y documentos, cómo se llega a los genocidios y crímenes de lesa humanidad.',
  'Reconocer la discriminación y la violencia cotidianas, y lo que cada quien puede hacer ante ellas.',
  'Dialogar en grupo sobre el respeto, la diversidad y la responsabilidad, antes y después de la visita.',
]
