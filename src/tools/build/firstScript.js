const { dataset } = document.documentElement

if (/(^|; )token=/.test(document.cookie)) dataset['session'] = ''
if (/[?&]codigo=/.test(location.search)) dataset['classLink'] = ''
