import { parseArgs } from 'node:util'

const USAGE = 'Opciones: --preview, --reset, --port NÚMERO, --host DIRECCIÓN, --dist CARPETA.'

/**
 * Reads the command line of `npm start` and `npm run preview`.
 * @param {string[]} args
 * @throws {Error} with a Spanish sentence, when something in it cannot be understood
 */
export function readOptions(args) {
  const { preview, reset, port, host, dist } = parsed(args)
  const number = port === undefined ? (preview ? 4173 : 5173) : Number(port)
  if (!Number.isInteger(number) || number < 1 || number > 65_534) {
    throw new Error(`--port debe ser un número entre 1 y 65534, y es «${port}».`)
  }
  // 127.0.0.1 also serves http://localhost: browsers try both of localhost's addresses. Nothing is open to the network.
  return { preview, reset, port: number, host: host ?? '127.0.0.1', dist }
}

/** @param {string[]} args */
function parsed(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        preview: { type: 'boolean', default: false },
        reset: { type: 'boolean', default: false },
        port: { type: 'string' },
        host: { type: 'string' },
        dist: { type: 'string', default: 'dist' },
      },
    })
    return values
  } catch {
    throw new Error(`No se entiende «${args.join(' ')}». ${USAGE}`)
  }
}
