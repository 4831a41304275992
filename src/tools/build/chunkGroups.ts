/** The modules of `src/ui/form` that every form needs. Other fields load with their pages. */
export const everyForm = [
  'ChoiceCards',
  'FieldFrame',
  'Form',
  'PrivacyLine',
  'TextField',
  'useFieldId',
  'useFieldState',
  'useFormDraft',
  'useTypedBeforeHydration',
]

/** The modules that nearly all pages share, and those of the questionnaire, which loads neither of the next three lists. */
export const kit = [
  'content/questionnaireSections',
  'ui/Control',
  'ui/ListState',
  'ui/Note',
  'ui/PageHead',
  'ui/PageTitle',
  'ui/RequestFailure',
  'ui/page/PageHeader',
  'ui/useAfterHydration',
  'ui/useIsOnline',
  'ui/useOutcomeInView',
]

/** The small modules that many pages share, with and without forms. */
export const common = [
  'content/practicalInfo',
  'content/virtualVisits',
  'lib/dateTexts',
  'lib/normalize',
  'lib/numbers',
  'model/drafts',
  'model/groupSize',
  'model/links',
  'model/prices',
  'ui/Email',
  'ui/IconButton',
  'ui/NewTabLink',
  'ui/Panel',
  'ui/page/Page',
  'ui/useHashTarget',
]

/** A teacher's class code, with its buttons. */
export const teacher = ['features/class-link/TeacherCode', 'ui/CopyButton', 'ui/slides/ProjectButton']

/** The modules of the pages around signing in. */
export const signIn = ['model/signInDestination', 'ui/page/SplitPage']

/** The modules that pages without forms share. */
export const reading = [
  'content/faq',
  'content/themes',
  'features/contact/ContactFacts',
  'features/contact/MuseumMap',
  'features/contact/NothingPublished',
  'features/faq/',
  'features/visits/PracticalInfo',
  'features/visits/RequestVisit',
  'ui/Step',
]

/** The modules that the pages with forms share, except the questionnaire. */
export const fields = ['lib/fieldRules', 'lib/likelyEmail', 'model/visitGroupSize', 'ui/form/', 'ui/page/FormSection']

/** Matches files whose path in `src` begins with one of these patterns. The separator may be a backslash. */
const inSrc = (...paths: string[]) => new RegExp(`/src/(?:${paths.join('|')})`.replaceAll('/', String.raw`[\\/]`))

/**
 * Groups modules into files (src/decisions/0018-group-modules-into-few-files.md). Every page starts with the first
 * three files, which the browser parses and runs in separate tasks. The other groups contain code that several pages
 * share, so that a page needs few files. The bundler puts the rest of each page's code into one file.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'libraries', test: /node_modules[\\/](?:@reduxjs|react-redux|axios|react-router(?:-dom)?|js-cookie)[\\/]/ },
  { name: 'start', test: /[\\/]src[\\/]/, tags: ['$initial' as const] },
  { name: 'kit', test: inSrc(...kit), minShareCount: 2 },
  {
    name: 'form',
    test: new RegExp(
      String.raw`node_modules[\\/](?:formik|yup)[\\/]|[\\/]src[\\/]ui[\\/]form[\\/](?:${everyForm.join('|')})\.`,
    ),
  },
  // A group also includes the imports of its modules. These seven groups come before `reading` and `fields`, so that
  // pages can load them alone.
  // `picture` contains the drawings of services and themes, s1 to t3.
  { name: 'common', test: inSrc(String.raw`art/(?![st]\d)[^?]+$`, ...common), minShareCount: 2 },
  { name: 'teacher', test: inSrc(...teacher), minShareCount: 2 },
  { name: 'signIn', test: inSrc(...signIn), minShareCount: 2 },
  { name: 'details', test: inSrc('ui/DetailsSummary'), minShareCount: 2 },
  { name: 'picture', test: inSrc('content/pictures', 'ui/Picture', 'ui/Stepper'), minShareCount: 2 },
  { name: 'number', test: inSrc('ui/form/NumberField'), minShareCount: 2 },
  { name: 'dialog', test: inSrc('ui/dialog/'), minShareCount: 2 },
  { name: 'reading', test: inSrc(...reading), minShareCount: 2 },
  { name: 'fields', test: inSrc(...fields), minShareCount: 2 },
  // A module belongs to the first group that matches.
].map((rule, index, { length }) => ({ ...rule, priority: length - index }))
