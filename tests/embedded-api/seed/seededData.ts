import { hashPassword } from '../passwords.ts'
import { type Data, emptyData } from '../records.ts'
import { seededAppointment, seededUsers } from './accounts.ts'

/** The database as it is on the first day: the seeded accounts, one visit, no e-mail. */
export function seededData(passwordCost: number): Data {
  return {
    ...emptyData(),
    users: seededUsers((password) => hashPassword(password, passwordCost)),
    appointments: [structuredClone(seededAppointment)],
  }
}
