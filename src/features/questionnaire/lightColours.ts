const AMBER = ['var(--amber-500)', 'var(--amber-400)']
const GLASS = [
  'var(--glass-pink)',
  'var(--glass-jade)',
  'var(--glass-sky)',
  'var(--glass-orange)',
  'var(--glass-indigo)',
]
const COLOURS = [...AMBER, ...AMBER, ...AMBER, ...AMBER, ...GLASS, ...GLASS]

/** The number of lights in a row, one per question of the museum's questionnaire. */
export const LIGHT_COUNT = 15

/** Returns a light's colour as a CSS value. */
export const colourOf = (index: number) => COLOURS[index % COLOURS.length]
