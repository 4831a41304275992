/** The modules of `src/ui/form` that every form needs. Other fields load with their pages. */
export const everyForm = [
  'ChoiceCards',
  'FieldFrame',
  'Form',
  'FormLayout',
  'PrivacyLine',
  'RestoreDraftOffer',
  'TextField',
  'formField',
  'useFormDraft',
  'useTypedBeforeHydration',
]

/**
 * Groups modules into files (src/decisions/0018-group-modules-into-few-files.md). Every page starts with three files, which
 * the browser parses and runs in separate tasks. One file has the small modules that many pages share, another what every
 * form needs. The bundler splits the rest: a page's own code is a file.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'libraries', test: /node_modules[\\/](?:@reduxjs|react-redux|axios|react-router-dom|js-cookie)[\\/]/ },
  { name: 'start', test: /[\\/]src[\\/]/, tags: ['$initial' as const] },
  { name: 'kit', test: /[\\/]src[\\/](?:ui|ui[\\/]page|api|store)[\\/][^\\/]+$/, minShareCount: 10 },
  {
    name: 'form',
    test: new RegExp(
      String.raw`node_modules[\\/](?:formik|yup)[\\/]|[\\/]src[\\/]ui[\\/]form[\\/](?:${everyForm.join('|')})\.`,
    ),
  },
  // The first group that takes a module has it.
].map((rule, index, { length }) => ({ ...rule, priority: length - index }))
