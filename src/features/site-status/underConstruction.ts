/** What is said wherever something is announced and not there yet. */
export const underConstruction = {
  title: 'Sitio en construcción',
  text: 'Esta página todavía no está disponible. Mientras tanto, te invitamos a explorar otras secciones.',
}
