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
// The script of `oldBrowsers`, which runs earlier, sets `data-runs`.
if (linked?.[1] && 'runs' in dataset && !('session' in dataset)) {
  const href = `${document.currentScript?.dataset['api'] ?? ''}/api/v1/users/${linked[1]}`
  const lookUp = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }
  document.head.append(Object.assign(document.createElement('link'), lookUp))
}
try {
  if (localStorage.getItem('myt.letras') !== null) dataset['fonts'] = ''
} catch {
  // Storage is blocked. Our fonts load after hydration, as on a first visit.
}
