import type { Decoded } from '@/lib/untrusted'

import { bearer, call, listParams } from './http'
import { listReader, textOf } from './resource'

/** Omits entries without a name, because users could not choose them. */
const readOptions = listReader({ id: textOf, name: (name) => textOf(name) || undefined })

/** An entry of a list to choose from. Ids are strings, which payloads convert to numbers if necessary. */
export type Option = Decoded<typeof readOptions>[number]

const MAX_SCHOOLS = 1000

// Each function fetches a list (GET) and throws ApiError. Only schedules and contact preferences need the token.

export const apiListThemes = async () => call({ url: '/themes', params: listParams() }, readOptions)
export const apiListProfiles = async () => call({ url: '/profiles', params: listParams() }, readOptions)
export const apiListSchoolGrades = async () => call({ url: '/school_grades', params: listParams() }, readOptions)
export const apiListSchoolTypes = async () => call({ url: '/school_types', params: listParams() }, readOptions)
export const apiListSchools = async () => call({ url: '/schools', params: listParams(MAX_SCHOOLS) }, readOptions)
export const apiListSchedules = async () => call({ url: '/schedules', params: listParams(), ...bearer() }, readOptions)
export const apiListContactPreferences = async () =>
  call({ url: '/contact_preferences', params: listParams(), ...bearer() }, readOptions)
