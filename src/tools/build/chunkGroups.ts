/** What every form needs of `src/ui/form`. The fields of longer forms come with their pages: the questionnaire has none. */
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
 * Which modules come in one file of the build; see src/DECISIONS.md. What every page starts with is three files, so that
 * the browser parses and runs them in separate tasks. Small modules that many pages share come together, instead of in a
 * request each, and so does what a form needs. All else is cut by the bundler: a page's own code is a file.
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
