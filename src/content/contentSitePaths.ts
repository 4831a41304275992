/** Paths of the museum's content site, not of this platform. `npm run check:api` reports paths that no longer exist. */
export const contentSitePaths = {
  home: '/',
  visits: '/visitas-escolares/',
  memory: '/memoria-y-genocidios/',
  tolerance: '/tolerancia-y-cultura-de-paz/',
  violence: '/violencia/',
} as const
