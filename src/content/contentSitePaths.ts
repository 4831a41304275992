/** Where the museum's content site keeps each thing. Paths there, not of this platform. */
export const contentSitePaths = {
  home: '/',
  visits: '/visitas-escolares/',
  memory: '/memoria-y-genocidios/',
  tolerance: '/tolerancia-y-cultura-de-paz/',
  violence: '/violencia/',
} as const
