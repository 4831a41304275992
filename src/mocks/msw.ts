// MSW reads `localStorage` when it loads. In Node 25 and later, this prints a warning before the server's own output.
// Without the global, which older versions of Node lack too, MSW keeps cookies in memory.
if (typeof window === 'undefined') Reflect.deleteProperty(globalThis, 'localStorage')

export const { getResponse, http, HttpResponse } = await import('msw')
