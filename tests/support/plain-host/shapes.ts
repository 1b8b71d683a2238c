import type { Account, ParcelRow, Rows } from './rows.ts'

/** Variants of answers that the specification leaves open. */
export interface Shapes {
  lists: 'bare' | 'under data'
  people: 'objects' | 'ids' | 'null'
  /** Answer to a change. */
  changes: 'the row' | 'a message' | 'nothing'
  extraFields: boolean
  /** Answer to the look-up of the current user: `broken` for everyone, or only for visitors. */
  lookups: 'right' | 'broken' | 'broken for visitors'
  /** Key of the field errors in a refusal. */
  fieldErrors: 'errors' | 'errorSources'
  /** True to offer live streams, which are not in the specification. */
  streams: boolean
}

export const defaultShapes: Shapes = {
  lists: 'under data',
  people: 'objects',
  changes: 'the row',
  extraFields: false,
  lookups: 'right',
  fieldErrors: 'errors',
  streams: false,
}

export function listAnswer(shapes: Shapes, rows: object[]): unknown {
  return shapes.lists === 'bare' ? rows : { success: true, message: 'Retrieved', data: rows }
}

export function changeAnswer(shapes: Shapes, row: object): unknown {
  if (shapes.changes === 'nothing') return undefined
  if (shapes.changes === 'a message') return { success: true, message: 'Done' }
  return { success: true, message: 'Done', data: row }
}

export function userOnTheWire(shapes: Shapes, { user }: Account): object {
  return shapes.extraFields ? { ...user, ...unknownFields, phone: null, isVerified: true } : user
}

export function parcelOnTheWire(shapes: Shapes, rows: Rows, parcel: ParcelRow): object {
  const person = (id: string) => personOnTheWire(shapes, rows, id)
  return {
    ...parcel,
    senderId: person(parcel.senderId),
    receiverId: person(parcel.receiverId),
    ...(shapes.extraFields ? { ...unknownFields, currentLocation: { type: 'Point' } } : {}),
  }
}

function personOnTheWire({ people }: Shapes, { accounts }: Rows, id: string): unknown {
  if (people === 'ids') return id
  const found = accounts.find(({ user }) => user._id === id)
  if (people === 'null' || !found) return null
  const { _id, name, email } = found.user
  return { _id, name, email }
}

const unknownFields = { __v: 3, tags: ['a', { b: 1 }] }
