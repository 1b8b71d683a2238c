import sql from 'sql-template-tag'
import type { Role } from '../../../../openapi.d.ts'
import type { Operation } from '../../../../server/http/openapi/contract.ts'
import type { Api, Person } from '../../support/api.ts'

/** Two users of each role; the first of each are the parties of the parcels. */
export interface Parties {
  admin: Person
  sender: Person
  receiver: Person
  otherAdmin: Person
  otherSender: Person
  otherReceiver: Person
}

export interface Caller {
  name: string
  /** Null for a visitor, and for an ended session. */
  person: Person | null
  cookies: Person['cookies']
  isBlocked: boolean
}

/** Each kind of caller: two of each role, blocked and not, a visitor, and an ended session. */
export async function everyCaller(api: Api): Promise<{ parties: Parties; callers: Caller[] }> {
  const parties = await signInParties(api)
  const blocked = await signInParties(api)
  const ids = Object.values(blocked).map(({ id }: Person) => id)
  await api.db.query(sql`update users set is_blocked = true where id = any(${ids}::uuid[])`)
  const over = await api.signedIn('ADMIN')
  await api.as(over).logoutUser()
  const callers = [
    { name: 'a visitor', person: null, cookies: {}, isBlocked: false },
    { name: 'a dead session', person: null, cookies: over.cookies, isBlocked: false },
    ...Object.entries(parties).map(([name, person]) => toCaller(name, person, false)),
    ...Object.entries(blocked).map(([name, person]) => toCaller(`blocked ${name}`, person, true)),
  ]
  return { parties, callers }
}

export async function signInParties({ signedIn }: Pick<Api, 'signedIn'>): Promise<Parties> {
  const two = (role: Role) => Promise.all([signedIn(role), signedIn(role)])
  const [[admin, otherAdmin], [sender, otherSender], [receiver, otherReceiver]] = await Promise.all(
    [two('ADMIN'), two('SENDER'), two('RECEIVER')],
  )
  return { admin, sender, receiver, otherAdmin, otherSender, otherReceiver }
}

const toCaller = (name: string, person: Person, isBlocked: boolean): Caller => ({
  name,
  person,
  cookies: person.cookies,
  isBlocked,
})

/** The operation's refusal of this caller, whatever the request is; null if they have access. */
export function refusalOfCaller(
  { roles }: Pick<Operation, 'roles'>,
  { person, isBlocked }: Caller,
): [number, string] | null {
  if (roles === 'PUBLIC') return null
  if (person === null) return [401, 'Please log in']
  if (isBlocked) return [403, 'Your account is blocked']
  return roles.includes(person.role) ? null : [403, 'You are not allowed to do this']
}
