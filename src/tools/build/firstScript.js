const { dataset } = document.documentElement

// A section's link that is followed before hydration creates a history entry without the state of the page.
/** @type {unknown} */
const pageState = history.state
addEventListener('popstate', () => {
  if (!history.state && !('live' in dataset)) history.replaceState(pageState, '')
})

if (/(^|; )token=/.test(document.cookie)) dataset['session'] = ''
if (/[?&]codigo=/.test(location.search)) dataset['classLink'] = ''
try {
  if (localStorage.getItem('myt.letras') !== null) dataset['fonts'] = ''
} catch {
  // Storage is blocked. Our fonts load after hydration, as on a first visit.
}
