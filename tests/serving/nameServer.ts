import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const A = 1
const NO_SUCH_NAME = 3

/** Starts a DNS server that resolves one name with a TTL of one second, or no name while `address` is null. */
export async function openNameServer(name: string) {
  let address: string | null = null
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address: asker }) => {
    const { name: asked, end } = questionOf(query)
    const answer = address !== null && asked === name && query.readUInt16BE(end - 4) === A ? record(address) : null
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(0x8180 + (answer === null ? NO_SUCH_NAME : 0), 2)
    header.writeUInt16BE(answer === null ? 0 : 1, 6)
    // The authority and additional sections are empty.
    header.writeUInt32BE(0, 8)
    socket.send(Buffer.concat([header, query.subarray(12, end), answer ?? Buffer.alloc(0)]), port, asker)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    resolver: `127.0.0.1:${String(socket.address().port)}`,
    setAddress: (changed: string | null) => (address = changed),
    close: () => socket.close(),
  }
}

/** Reads the name of a query's question and the offset after its type and class. */
function questionOf(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 5 }
}

/** The answer record: a pointer to the question's name, type A, class IN, a TTL of 1 s and four address bytes. */
const record = (address: string) =>
  Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)])
