import { visitorsOf } from './people.mjs'
import { allRoutes } from './routes.mjs'
import { broken, table } from './table.mjs'

/**
 * What is sent again on a second visit to a page, and how many bytes that is: all of it should have changed since.
 * @param {import('./applications.mjs').Applications} applications
 * @param {import('./phones.mjs').NewPhone} newPhone
 * @param {import('./loads.mjs').NewQuietPhone} newQuietPhone
 * @param {{ isWanted: (route: string) => boolean }} options
 */
export async function measureRepeats({ url, dist }, newPhone, newQuietPhone, { isWanted }) {
  const print = table('Sent again on a second visit, in bytes with their headers', [
    ['route', 32],
    ['first', 8],
    ['second', 8],
    ['what the second is', 60],
  ])
  const visitors = visitorsOf(newPhone, url)
  for (const { name, address, as } of allRoutes(dist)) {
    if (!isWanted(name)) continue
    const phone = await newQuietPhone(await visitors(as))
    try {
      const where = url + (await address(url))
      const first = await phone.open(where)
      await phone.open('about:blank')
      const second = await phone.open(where)
      const parts = [...second.sent].map(([path, bytes]) => `${path} ${bytes}`)
      print([name, String(first.bytes), String(second.bytes), parts.join(', ')])
    } catch (error) {
      broken(name, error)
    } finally {
      await phone.close()
    }
  }
}
