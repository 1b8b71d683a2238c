import type { Parcel, Role } from '../../../openapi.d.ts'
import { newId, parcelRow } from './rows.ts'
import type { Account, ParcelRow, Rows } from './rows.ts'
import { changeAnswer, listAnswer, parcelOnTheWire, userOnTheWire } from './shapes.ts'
import type { Shapes } from './shapes.ts'

export interface Question {
  rows: Rows
  shapes: Shapes
  /** Caller; null for a visitor. */
  me: Account | null
  id: string
  body: Record<string, unknown>
}

export type Answer = {
  status?: number
  body?: unknown
  /** Signs this user in; null signs out. */
  signs?: Account | null
}

/** The calls of the specification's §7 and no others, each as simple as allowed. */
export const calls: Record<string, (question: Question) => Answer> = {
  'POST /api/user': register,
  'POST /api/user/login': logIn,
  'POST /api/auth/logout': () => ({ body: { message: 'Logged out' }, signs: null }),
  'GET /api/user/me': ({ me, shapes }) => {
    const isBroken = shapes.lookups === 'broken' || (shapes.lookups !== 'right' && me === null)
    if (isBroken) return refusal(500, 'Cannot read properties of undefined')
    return me ? { body: { data: userOnTheWire(shapes, me) } } : refusal(401, 'Unauthorized')
  },
  'GET /api/user': forRole('ADMIN', ({ rows, shapes }) => ({
    body: listAnswer(
      shapes,
      rows.accounts.map((one) => userOnTheWire(shapes, one)),
    ),
  })),
  'GET /api/user/receivers': forRole('SENDER', ({ rows, shapes }) => ({
    body: listAnswer(
      shapes,
      rows.accounts.filter(({ user }) => user.role === 'RECEIVER').map(({ user }) => user),
    ),
  })),
  'PATCH /api/user/block/{id}': forRole('ADMIN', (question) => setBlocked(question, 'BLOCKED')),
  'PATCH /api/user/unblock/{id}': forRole('ADMIN', (question) => setBlocked(question, 'UNBLOCKED')),
  'GET /api/parcel': forRole('ADMIN', (question) => parcels(question, () => true)),
  'POST /api/parcel': forRole('SENDER', create),
  'GET /api/parcel/me': forRole('SENDER', (question) =>
    parcels(question, ({ senderId }) => senderId === question.me?.user._id),
  ),
  'GET /api/parcel/incoming': forRole('RECEIVER', (question) =>
    parcels(question, (parcel) => isMine(parcel, question) && !isOver(parcel)),
  ),
  'GET /api/parcel/history': forRole('RECEIVER', (question) =>
    parcels(question, (parcel) => isMine(parcel, question) && parcel.status === 'DELIVERED'),
  ),
  // Always the whole list, in which the client has to find the parcel.
  'GET /api/parcel/track': (question) => parcels(question, () => true),
  'PATCH /api/parcel/status/{id}': forRole('ADMIN', (question) =>
    change(question, { status: question.body['status'] as Parcel['status'] }),
  ),
  'PATCH /api/parcel/block/{id}': forRole('ADMIN', (question) => {
    const isBlocked = question.body['block'] === true
    return change(question, { isBlocked, status: isBlocked ? 'BLOCKED' : 'UNBLOCKED' })
  }),
  'PATCH /api/parcel/confirm-delivery/{id}': forRole('RECEIVER', (question) =>
    change(question, { status: 'DELIVERED' }),
  ),
  'PATCH /api/parcel/cancel/{id}': forRole('SENDER', (question) =>
    change(question, { status: 'CANCELED', isCanceled: true }),
  ),
}

function register({ rows, shapes, body }: Question): Answer {
  const { name, email, password, role, isBlocked } = body
  if (rows.accounts.some(({ user }) => user.email === email))
    return refusal(409, 'Email already registered')
  if (!/\d/.test(String(password)))
    return invalid(shapes, { path: 'password', message: 'Password needs a digit' })
  const user = { _id: newId(), name, email, role, isBlocked } as Account['user']
  rows.accounts.push({ user, password: String(password) })
  return { status: 201, body: changeAnswer(shapes, user) }
}

function logIn({ rows, body }: Question): Answer {
  const found = rows.accounts.find(({ user }) => user.email === body['email'])
  if (!found) return refusal(404, 'User does not exist')
  if (found.password !== body['password']) return refusal(401, 'Password does not match')
  return { body: { success: true, message: 'Welcome' }, signs: found }
}

function create({ rows, shapes, me, body }: Question): Answer {
  const weight = Number(body['weight'])
  const parcel = parcelRow({
    ...(body as Pick<ParcelRow, 'receiverId' | 'fromAddress' | 'toAddress' | 'parcelType'>),
    number: 1000 + rows.parcels.length,
    senderId: me?.user._id ?? '',
    weight,
    fee: weight * 5,
    createdAt: new Date().toISOString(),
  })
  rows.parcels.push(parcel)
  return { status: 201, body: changeAnswer(shapes, parcel) }
}

function setBlocked({ rows, shapes, id }: Question, isBlocked: 'BLOCKED' | 'UNBLOCKED'): Answer {
  const found = rows.accounts.find(({ user }) => user._id === id)
  if (!found) return refusal(404, 'No such user')
  found.user.isBlocked = isBlocked
  return { body: changeAnswer(shapes, found.user) }
}

function parcels({ rows, shapes }: Question, isWanted: (parcel: ParcelRow) => boolean): Answer {
  const wanted = rows.parcels.filter(isWanted)
  return {
    body: listAnswer(
      shapes,
      wanted.map((parcel) => parcelOnTheWire(shapes, rows, parcel)),
    ),
  }
}

function change({ rows, shapes, id, body }: Question, fields: Partial<ParcelRow>): Answer {
  const parcel = rows.parcels.find(({ _id }) => _id === id)
  if (!parcel) return refusal(404, 'No such parcel')
  changeParcel(parcel, fields, typeof body['note'] === 'string' ? { note: body['note'] } : {})
  return { body: changeAnswer(shapes, parcel) }
}

export function changeParcel(
  parcel: ParcelRow,
  fields: Partial<ParcelRow>,
  note: { note?: string } = {},
): void {
  const timestamp = new Date().toISOString()
  Object.assign(parcel, fields, { updatedAt: timestamp })
  parcel.statusLogs.push({ status: parcel.status, timestamp, ...note })
}

function forRole(role: Role, handler: (question: Question) => Answer) {
  return (question: Question): Answer => {
    if (!question.me) return refusal(401, 'Unauthorized')
    if (question.me.user.isBlocked === 'BLOCKED') return refusal(403, 'Your account is blocked')
    return question.me.user.role === role ? handler(question) : refusal(403, 'Forbidden')
  }
}

const isMine = ({ receiverId }: ParcelRow, { me }: Question) => receiverId === me?.user._id
const isOver = ({ status }: ParcelRow) => status === 'DELIVERED' || status === 'CANCELED'
/** Refuses the input with a generic message, and the error of the field. */
const invalid = ({ fieldErrors }: Shapes, field: { path: string; message: string }): Answer => ({
  status: 400,
  body: { success: false, message: 'Zod Error', [fieldErrors]: [field] },
})

export const refusal = (status: number, message: string): Answer => ({ status, body: { message } })
