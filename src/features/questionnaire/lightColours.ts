const AMBER = ['var(--amber-500)', 'var(--amber-400)']
const GLASS = ['pink', 'jade', 'sky', 'orange', 'indigo'].map((name) => `var(--glass-${name})`)
const COLOURS = [...AMBER, ...AMBER, ...AMBER, ...AMBER, ...GLASS, ...GLASS]

export const colourOf = (index: number) => COLOURS[index % COLOURS.length]
