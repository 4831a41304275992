import { hashPassword } from '../passwords.ts'
import { type Data, emptyData, type User } from '../records.ts'
import { seededAppointment, seededUsers } from './accounts.ts'

/** Real hashes take a while by design, and every reset needs the same ones. */
const usersByCost = new Map<number, User[]>()

/** The database as it is on the first day: the seeded accounts, one visit, no e-mail. */
export function seededData(passwordCost: number): Data {
  const users = usersByCost.get(passwordCost) ?? seededUsers((password) => hashPassword(password, passwordCost))
  usersByCost.set(passwordCost, users)
  return { ...emptyData(), users: structuredClone(users), appointments: [structuredClone(seededAppointment)] }
}
