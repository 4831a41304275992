import { createServer } from 'node:net'

/**
 * Says whether a port can be listened on. A server on localhost's other address counts too: a browser could reach that
 * one instead of ours.
 * @param {number} port
 * @param {string} host
 */
export async function isFree(port, host) {
  const hosts = host === '127.0.0.1' ? [host, '::1'] : [host]
  const results = await Promise.all(hosts.map((one) => canListen(port, one)))
  return results.every(Boolean)
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(!('code' in error) || error.code !== 'EADDRINUSE'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
