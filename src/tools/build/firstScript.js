const { dataset } = document.documentElement

if (/(^|; )token=/.test(document.cookie)) dataset['session'] = ''
if (/[?&]codigo=/.test(location.search)) dataset['classLink'] = ''
try {
  if (localStorage.getItem('myt.letras') !== null) dataset['fonts'] = ''
} catch {
  // Storage is blocked. Our fonts load after hydration, as on a first visit.
}
