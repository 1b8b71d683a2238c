import { z } from 'zod/mini'
import { listOfAll } from '../../domain/exhaustive-list.ts'
import { deliveryFailures } from '../../domain/failed-attempt.ts'
import { parcelActions } from '../../domain/parcel-actions.ts'
import { parcelStatuses } from '../../domain/parcel-statuses.ts'
import { roles } from '../../domain/roles.ts'
import type { ParcelStatus, ParcelType } from '../../openapi.d.ts'
import {
  knownActions,
  coercedDate,
  coercedId,
  coercedNumber,
  optionalText,
  enumWord,
} from './coercion.ts'
import type { LogEntry, Parcel } from './model.ts'
import { parsePerson } from './parse-person.ts'

/** Null for a value that cannot be shown as a parcel. */
export function parseParcel(value: unknown): Parcel | null {
  const parsed = parcelShape.safeParse(value)
  if (!parsed.success) return null
  const { _id: wireId, ...raw } = parsed.data
  const log = raw.statusLogs.map(logEntryIn).filter((entry) => entry !== null)
  const status = raw.status ?? statusBeside(raw, log)
  if (status === null) return null
  return {
    id: wireId ?? raw.id ?? raw.trackingId,
    trackingId: raw.trackingId,
    sender: parsePerson(raw.senderId) ?? parsePerson(raw.sender),
    receiver: parsePerson(raw.receiverId) ?? parsePerson(raw.receiver),
    parcelType: raw.parcelType,
    weight: raw.weight,
    fee: raw.fee,
    status,
    fromAddress: raw.fromAddress,
    toAddress: raw.toAddress,
    note: raw.note,
    isBlocked: raw.isBlocked ?? status === 'BLOCKED',
    isCanceled: raw.isCanceled ?? status === 'CANCELED',
    createdAt: raw.createdAt,
    updatedAt: raw.updatedAt ?? raw.createdAt,
    log,
    actions: raw.actions,
    handoverCode: raw.handoverCode,
    receiverPhone: raw.receiverPhone,
  }
}

/** Derives the status from the flags and the log, if the row's own status is unknown. */
function statusBeside(
  { isBlocked, isCanceled }: { isBlocked: boolean | null; isCanceled: boolean | null },
  log: LogEntry[],
): ParcelStatus | null {
  if (isBlocked) return 'BLOCKED'
  if (isCanceled) return 'CANCELED'
  return log.at(-1)?.status ?? null
}

function logEntryIn(value: unknown): LogEntry | null {
  const entry = logShape.safeParse(value)
  if (!entry.success) return null
  return entry.data
}

export const parcelTypes = listOfAll<ParcelType>()(['PACKAGE', 'DOCUMENT'])

const parcelTypeWord = enumWord(parcelTypes)
const statusWord = enumWord(parcelStatuses, { CANCELLED: 'CANCELED' })
const failureWord = z.catch(z.nullable(enumWord(deliveryFailures)), null)
const text = z.catch(z.string(), '')
const flag = z.catch(z.nullable(z.boolean()), null)

const logShape = z.object({
  status: statusWord,
  timestamp: coercedDate,
  doneAt: z.catch(z.nullable(coercedDate), null),
  note: optionalText,
  failedAttempt: failureWord,
  nextAttempt: z.catch(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), null),
  updatedBy: z.catch(
    z.nullable(
      z.object({
        name: z.string().check(z.minLength(1)),
        role: z.catch(z.nullable(enumWord(roles)), null),
      }),
    ),
    null,
  ),
})

const parcelShape = z.object({
  _id: z.catch(z.nullable(coercedId), null),
  id: z.catch(z.nullable(coercedId), null),
  trackingId: coercedId,
  senderId: z.optional(z.unknown()),
  sender: z.optional(z.unknown()),
  receiverId: z.optional(z.unknown()),
  receiver: z.optional(z.unknown()),
  parcelType: z.catch(parcelTypeWord, 'PACKAGE'),
  weight: z.catch(coercedNumber, 0),
  fee: z.catch(coercedNumber, 0),
  status: z.catch(z.nullable(statusWord), null),
  fromAddress: text,
  toAddress: text,
  note: optionalText,
  isBlocked: flag,
  isCanceled: flag,
  createdAt: z.catch(coercedDate, ''),
  updatedAt: z.catch(z.nullable(coercedDate), null),
  statusLogs: z.catch(z.array(z.unknown()), []),
  actions: knownActions(parcelActions),
  handoverCode: optionalText,
  receiverPhone: optionalText,
})
