const { dataset } = document.documentElement

// A section's link that is followed before hydration creates a history entry without the state of the page.
/** @type {unknown} */
const pageState = history.state
addEventListener('popstate', () => {
  if (!history.state && !('live' in dataset)) history.replaceState(pageState, '')
})

if (/(^|; )token=/.test(document.cookie)) dataset['session'] = ''
const linked = /[?&]codigo=(\d*)/.exec(location.search)
if (linked) dataset['classLink'] = ''

try {
  if (localStorage.getItem('myt.letras') !== null) dataset['fonts'] = ''
  // The script of `oldBrowsers`, which runs earlier, sets `data-runs`. Progress in any questionnaire skips the look-up.
  const isFirst = 'runs' in dataset && sessionStorage.getItem('myt.cuestionario.lugar') === null
  if (linked?.[1] && isFirst && !('session' in dataset)) {
    const href = `${document.currentScript?.dataset['api'] ?? ''}/api/v1/users/${linked[1]}`
    const lookUp = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }
    document.head.append(Object.assign(document.createElement('link'), lookUp))
  }
} catch {
  // Storage is blocked. Our fonts load after hydration, as on a first visit, and the application looks up the teacher.
}
