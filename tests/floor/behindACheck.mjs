/**
 * Features that the build uses although some supported browsers lack them, each with the reason why this is harmless.
 * The check fails on features that are missing here. An entry for a property also covers the property's values.
 * @type {Record<string, string>}
 */
export const behindACheck = {
  // Scripts
  '.showModal()': 'ui/dialog/openModal.ts checks for it and has a fallback',
  '.requestFullscreen()': 'ui/slides/useFullScreen.ts catches the error and uses the window',
  BarcodeDetector: 'desk/NextCode.tsx offers the camera only where it exists',
  '.exitFullscreen()': 'only called in full screen',
  reportError: 'React checks for it and otherwise dispatches the event itself',
  navigation: 'React checks for it',
  trustedTypes: 'registerServiceWorker.ts checks for it',
  setImmediate: 'React and axios check for it',
  cookieStore: 'axios checks for it; our calls never read cookies',
  '.captureStackTrace()': 'axios and yup check for it',
  '.startViewTransition()': 'part of a React component that we do not use',
  '.use()': "a method of React's own",
  '.move()': "a method of Formik's own",
  '.isError()': "a method of yup's own",
  '.when()': "a method of yup's own",
  '.toArray()': "a method of axios' own header lists",

  // Styles: without them, the page looks plainer but works
  outline: 'older browsers draw the focus ring with square corners',
  'accent-color': 'checkboxes keep the system colour',
  'forced-color-adjust': 'drawings follow forced colours',
  '@media (forced-colors)': 'browsers without forced colours do not need it',
  '@media (prefers-contrast)': 'the default colours already have AAA contrast',
  'color-scheme': 'repeats the default',
  hyphens: 'also written with the prefix for Safari',
  'text-wrap': 'titles wrap as usual',
  'text-size-adjust': 'browsers that lack it do not need it',
  'font-synthesis': 'the browser may synthesise an italic or bold face',
  'overscroll-behavior': 'the page scrolls on at the end of a list',
  'contain: style': 'only a performance hint',
  'align-self: start': 'all supported browsers have it in grids',
  'align-self: end': 'all supported browsers have it in grids',
  'align-content: start': 'all supported browsers have it in grids',
  'print-color-adjust': 'also written with its prefix',
  '@page': 'the browser uses its default print margins',
  ':has': 'only for a hidden field, a hidden page while printing and a page break',
}
