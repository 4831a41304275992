import { paths, withoutTrailingSlash } from './paths.ts'

/** The pages that search engines may show: everybody may read them, and they say the same to all. */
export const publicPaths: string[] = [
  paths.home,
  paths.visits,
  paths.resources,
  paths.services,
  paths.advantages,
  paths.suggestions,
  paths.requirements,
  paths.sponsorshipRequirements,
  paths.projects,
  paths.answerQuestionnaire,
  paths.faq,
  paths.contact,
  paths.terms,
  paths.registration,
  paths.login,
]

const homeSection = paths.homeSection.replace(':section', '')

/** The one address of the public page that a path shows; null when search engines have no business there. */
export function publicPathOf(pathname: string): string | null {
  const path = pathname.startsWith(homeSection) ? paths.home : withoutTrailingSlash(pathname)
  return publicPaths.includes(path) ? path : null
}
