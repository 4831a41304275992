const root = document.documentElement

/** @param {string} name */
const cookie = (name) =>
  `; ${document.cookie}`
    .split(`; ${name}=`)[1]
    .split(';')[0]
    .replaceAll(/(%[\dA-F]{2})+/gi, decodeURIComponent)

/** Null for somebody who is not signed in: also when a cookie is missing, which throws. */
function nameOfPerson() {
  try {
    /** @type {Map<string, unknown>} */
    const user = new Map(Object.entries(JSON.parse(cookie('user'))))
    const id = Number(user.get('id'))
    const token = user.get('auth_token')
    const isPerson = id > 0 && id % 1 === 0 && typeof token === 'string' && token !== ''
    const isOwn = location.protocol === 'http:' || cookie('__Host-token') === token
    return isPerson && isOwn && cookie('id') === String(id) && cookie('token') === token
      ? String(user.get('name'))
      : null
  } catch {
    return null
  }
}

const ownName = nameOfPerson()
const isTeacher = /(^|; )teacher=/.test(document.cookie)
root.dataset['visitor'] = ownName === null ? 'visitor' : isTeacher ? 'teacher' : 'other'
if (ownName !== null) root.style.setProperty('--visitor-name', JSON.stringify(ownName))
if (/[?&]codigo=/.test(location.search)) root.dataset['classLink'] = ''
