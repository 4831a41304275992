const AMBER = ['var(--amber-500)', 'var(--amber-400)']
const GLASS = [
  'var(--glass-pink)',
  'var(--glass-jade)',
  'var(--glass-sky)',
  'var(--glass-orange)',
  'var(--glass-indigo)',
]
const COLOURS = [...AMBER, ...AMBER, ...AMBER, ...AMBER, ...GLASS, ...GLASS]

export const colourOf = (index: number) => COLOURS[index % COLOURS.length]
