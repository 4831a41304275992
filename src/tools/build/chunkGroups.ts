/** The modules of `src/ui/form` that every form needs. Other fields load with their pages. */
export const everyForm = [
  'ChoiceCards',
  'FieldFrame',
  'Form',
  'FormLayout',
  'PrivacyLine',
  'RestoreDraftOffer',
  'TextField',
  'useFieldId',
  'useFieldState',
  'useFormDraft',
  'useTypedBeforeHydration',
]

/** What pages to read share: the home page has most of it. */
export const reading = [
  'content/advantages',
  'content/faq',
  'content/themes',
  'features/contact/ContactBlock',
  'features/contact/MuseumMap',
  'features/faq/',
  'features/page-header/',
  'features/visits/',
  'ui/DetailsSummary',
  'ui/RowLink',
  'ui/useHashTarget',
]

/** What pages with forms share. The questionnaire needs none of it. */
export const fields = [
  'lib/fieldRules',
  'lib/likelyEmail',
  'lib/visitGroupSize',
  'ui/form/',
  'ui/page/',
  'ui/useSearchParam',
]

/** The paths that begin so in `src`, where `/` may be a backslash. */
const inSrc = (...paths: string[]) => new RegExp(`/src/(?:${paths.join('|')})`.replaceAll('/', String.raw`[\\/]`))

/**
 * Groups modules into files (src/decisions/0018-group-modules-into-few-files.md). Every page starts with three files, which
 * the browser parses and runs in separate tasks. The other files have what several pages share, so that a page loads few,
 * and the pages that it prefetches add few. The bundler splits the rest: a page's own code is a file.
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
  // A group takes what its modules import too. These three come first, so that forms do not load `reading` for them.
  { name: 'art', test: /[\\/]src[\\/]art[\\/][^?]+svg$/, minShareCount: 2 },
  { name: 'prices', test: inSrc('lib/numbers', 'lib/prices'), minShareCount: 2 },
  { name: 'picture', test: inSrc('content/pictures', 'ui/Picture'), minShareCount: 2 },
  { name: 'reading', test: inSrc(...reading), minShareCount: 2 },
  { name: 'fields', test: inSrc(...fields), minShareCount: 2 },
  // The first group that takes a module has it.
].map((rule, index, { length }) => ({ ...rule, priority: length - index }))
