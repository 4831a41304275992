import type { Plugin } from 'vite'

import { isForBrowsers } from './isForBrowsers.ts'

/**
 * Parts of axios that nothing here uses and that its entry brings along all the same, 7 kB of gzip on every page:
 * the fetch adapter, interceptors, cancel tokens, checks of options (the compiler's work), forms, progress events, cookies against forged requests (the API takes a bearer),
 * and its own way to write a query (src/api/http.ts has one).
 */
const unusedInAxios: Record<string, string> = {
  'core/assertParamsAcyclic.js': 'export default () => undefined',
  'adapters/fetch.js': 'export const getFetch = () => null',
  'cancel/CancelToken.js': 'export default null',
  'helpers/AxiosURLSearchParams.js': 'export default null',
  'core/InterceptorManager.js': 'export default class { forEach() {} }',
  'helpers/cookies.js': 'export default null',
  'helpers/formDataToJSON.js': 'export default null',
  'helpers/HttpStatusCode.js': 'export default null',
  'helpers/isURLSameOrigin.js': 'export default () => false',
  'helpers/progressEventReducer.js': 'export const progressEventReducer = null',
  'helpers/toFormData.js': 'export default null',
  'helpers/validator.js':
    'const any = () => null; export default { assertOptions: any, validators: { transitional: any, spelling: any } }',
  'helpers/toURLEncodedForm.js': 'export default null',
}

export const slimAxios: Plugin = {
  name: 'slim-axios',
  apply: isForBrowsers,
  load: (id) => unusedInAxios[id.split('/axios/lib/')[1] ?? ''] ?? null,
  // One object of sixty small functions; named one by one, those that nobody calls stay out.
  transform(code, id) {
    const file = id.split('/axios/lib/')[1]
    if (file === undefined) return null
    if (file !== 'utils.js') return code.replace(/import utils from ('.*?utils\.js')/, 'import * as utils from $1')
    const named = code.replace(/export default \{([^}]*)\};/, (_, names: string) => {
      return `export {${names.replaceAll(/(\w+): (\w+),/g, '$2 as $1,')}};`
    })
    if (named === code) this.error('axios changed: the list at the end of utils.js. See tests/build/slim.ts.')
    return named
  },
}

/**
 * Parts of react-router that only its framework mode uses, and that stay in because of how they are written: components
 * made by calls, names set afterwards, prefetching inside every link.
 */
export const slimRouter: Plugin = {
  name: 'slim-router',
  apply: isForBrowsers,
  transform(code, id) {
    if (!id.includes('/react-router/dist/production/chunk-') || !code.includes('var Link = ')) return null
    const parts: [RegExp, string][] = [
      [/^\w+\.displayName = "\w+";$/gm, ''],
      [/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'],
      [/return shouldPrefetch && [^;]+ : link;/g, 'return link;'],
      [
        /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^;]+;/g,
        'let prefetchHandlers = {};',
      ],
      [/ref: mergeRefs\(forwardedRef, prefetchRef\),/g, 'ref: forwardedRef,'],
    ]
    return parts.reduce((slim, [part, instead]) => {
      if (!part.test(slim))
        this.error(`react-router changed: ${part.source} is not there any more. See tests/build/slim.ts.`)
      return slim.replace(part, instead)
    }, code)
  },
}

/**
 * What formik takes from lodash, as the platform has it, and the copying of statics that its hooks do not need: 6 kB of
 * gzip on every page with a form. Its forms hold plain objects, lists, texts, numbers and flags, which is all that
 * these have to copy.
 */
const instead: Record<string, string> = {
  'lodash-es/clone.js': 'export default (value) => (Array.isArray(value) ? [...value] : { ...value })',
  'lodash-es/cloneDeep.js': 'export default (value) => structuredClone(value)',
  'lodash-es/isPlainObject.js':
    'export default (value) => typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))',
  'lodash-es/toPath.js':
    'export default (path) => (Array.isArray(path) ? [...path] : String(path).split(/[.[\\]]+/).filter(Boolean))',
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'export default (target) => target',
}

export const slimFormik: Plugin = {
  name: 'slim-formik',
  apply: isForBrowsers,
  load: (id) => instead[id.split('/node_modules/').at(-1) ?? ''] ?? null,
}
