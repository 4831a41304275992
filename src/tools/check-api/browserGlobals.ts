import { JSDOM } from 'jsdom'

/**
 * Gives Node the two globals of a browser that the platform's modules use here: `document`, in whose cookies the session
 * is, and `window`, in which DOMPurify reads HTML. They are jsdom's, and nothing is loaded or run in them.
 * @returns what takes them away again
 */
export function openBrowserGlobals(): () => void {
  const { window } = new JSDOM('', { url: 'http://localhost/' })
  const names = ['window', 'document'] as const
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  Object.assign(globalThis, { window, document: window.document })
  return () => {
    names.forEach((name, place) => {
      const descriptor = before[place]
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    })
    window.close()
  }
}
