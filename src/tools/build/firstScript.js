const { dataset } = document.documentElement

if (/(^|; )token=/.test(document.cookie)) dataset['session'] = ''
if (/[?&]codigo=/.test(location.search)) dataset['classLink'] = ''
try {
  if (localStorage.getItem('myt.letras') !== null) dataset['fonts'] = ''
} catch {
  // Storage is blocked: our fonts come when the application runs, as on a first visit.
}
