import type { Parcel, Role, User } from '../../../openapi.d.ts'

export interface Account {
  user: Omit<User, 'actions'>
  password: string
}

/** A parcel with IDs of its users, as a document database stores it. */
export type ParcelRow = Omit<Parcel, 'senderId' | 'receiverId' | 'actions'> & {
  senderId: string
  receiverId: string
}

export interface Rows {
  accounts: Account[]
  parcels: ParcelRow[]
}

export const seedPassword = 'secret1'

/** Three users who act, nine who only fill the table, and eight parcels. */
export function seededRows(): Rows {
  const accounts = [
    account('Ada Admin', 'ADMIN'),
    account('Sam Sender', 'SENDER'),
    account('Rita Receiver', 'RECEIVER'),
    ...extras.map((name) => account(name, 'RECEIVER')),
  ]
  const [, sam, rita] = accounts
  if (!sam || !rita) throw new Error('The seed lost its people')
  const statuses = [
    'REQUESTED',
    'APPROVED',
    'DISPATCHED',
    'IN_TRANSIT',
    'DELIVERED',
    'CANCELED',
    'REQUESTED',
    'REQUESTED',
  ] as const
  const parcels = statuses.map((status, index) =>
    parcelRow({
      number: index + 1,
      senderId: sam.user._id,
      receiverId: rita.user._id,
      status,
      createdAt: new Date(Date.UTC(2026, 2, 1 + index, 9, 30)).toISOString(),
    }),
  )
  return { accounts, parcels }
}

let lastId = 0

/** Twenty-four hexadecimal digits, like an ID of MongoDB. */
export function newId(): string {
  lastId += 1
  return `65f0c0ffee${lastId.toString(16).padStart(14, '0')}`
}

function account(name: string, role: Role): Account {
  const email = `${name.split(' ')[0]?.toLowerCase()}@plain.test`
  return {
    user: { _id: newId(), name, email, role, isBlocked: 'UNBLOCKED' },
    password: seedPassword,
  }
}

type ParcelSeed = Pick<ParcelRow, 'senderId' | 'receiverId' | 'createdAt'> &
  Partial<ParcelRow> & { number: number }

export function parcelRow({ number, ...seed }: ParcelSeed): ParcelRow {
  const { status = 'REQUESTED', createdAt } = seed
  return {
    _id: newId(),
    trackingId: `TRK-${String(number).padStart(4, '0')}-PLAIN`,
    parcelType: 'PACKAGE',
    weight: 2.5,
    fee: 12.5,
    fromAddress: `Harbour ${number}`,
    toAddress: `Hill ${number}`,
    isBlocked: false,
    isCanceled: status === 'CANCELED',
    updatedAt: createdAt,
    statusLogs: [{ status: 'REQUESTED', timestamp: createdAt }],
    ...seed,
    status,
  }
}

const extras = [
  'Bea Bauer',
  'Carl Costa',
  'Dina Dahl',
  'Emil Ek',
  'Fay Fox',
  'Gus Gray',
  'Hana Hill',
  'Ines Iglesias',
  'Zoe Zimmer',
]
