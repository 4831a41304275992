/**
 * What the build uses although some browser of the floor lacks it, and why nothing is lost there. Everything else that is
 * newer than the floor stops the check. An entry for a property covers its values.
 * @type {Record<string, string>}
 */
export const behindACheck = {
  // Scripts
  '.showModal()': 'ui/dialog/openModal.ts asks first, and opens the dialog by hand',
  '.requestFullscreen()': 'class-link/ClassQr.tsx catches its absence; the window is enough',
  '.exitFullscreen()': 'only called while something fills the screen',
  '.share()': 'class-link/ClassPanels.tsx asks first, and links to WhatsApp',
  reportError: 'React asks first, and dispatches the event itself',
  navigation: 'React asks first',
  trustedTypes: 'lib/offline.ts asks first',
  setImmediate: 'React and axios ask first',
  cookieStore: 'axios asks first; our calls never read cookies',
  '.captureStackTrace()': 'axios and yup ask first',
  '.startViewTransition()': 'React, for a component of its own that we do not use',
  '.use()': "a method of React's own",
  '.move()': "a method of Formik's own",
  '.isError()': "a method of yup's own",
  '.when()': "a method of yup's own",
  '.toArray()': 'axios, for lists of headers of its own',

  // Styles: without them the page looks plainer and works
  outline: 'older browsers draw the ring of focus with square corners',
  'accent-color': 'the box keeps the colour of the system',
  'forced-color-adjust': 'drawings follow forced colours',
  '@media (forced-colors)': 'a system without forced colours has no need of it',
  '@media (prefers-contrast)': 'the colours are those of everybody, which are AAA already',
  'color-scheme': 'repeats the default',
  hyphens: 'Safari has it with its prefix',
  'text-wrap': 'titles break where they are full',
  'text-size-adjust': 'where it is not needed it is not known',
  'font-synthesis': 'a slanted or bold face may be computed',
  'overscroll-behavior': 'the page behind a list scrolls on at its end',
  'contain: style': 'a hint for speed',
  'align-self: start': 'in grids every browser of the floor has it',
  'align-self: end': 'in grids every browser of the floor has it',
  'align-content: start': 'in grids every browser of the floor has it',
  'justify-content: start': 'in grids every browser of the floor has it',
  'grid-template-rows: subgrid': 'the two ways to visit begin on lines of their own',
  'print-color-adjust': 'written with its prefix too',
  '@page': 'the printed margins are the browser’s own',
  ':has': 'the ring around a whole choice, the colour of a line and a break in print: the control has its own ring',
}
