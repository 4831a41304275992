import type { Plugin } from 'vite'

/**
 * A Vite plugin that makes Chrome compile scripts in the background (decision 36). Chrome needs the comment at the start
 * of a script, where Vite would put its list of dependencies before a `postBanner`.
 */
export const compileInBackground = (): Plugin => ({
  name: 'compile-in-background',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        // In a source map, `;` is a line.
        else if (file.fileName.endsWith('.map')) file.source = String(file.source).replace('"mappings":"', '$&;')
      }
    },
  },
})
