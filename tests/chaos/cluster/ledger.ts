import type pg from 'pg'
import {
  move,
  newParcelState,
  setStatusEvent,
  type LifecycleEvent,
} from '../../../machines/parcel-lifecycle.ts'
import type { Parcel } from '../../../openapi.d.ts'
import { contradicting } from '../crash-rows.ts'

/** Fields of a parcel in answers and live updates, the public ones too. */
export type Shown = Pick<Parcel, 'trackingId' | 'statusLogs' | 'updatedAt'>

/** A change that was acknowledged, and the users who have to learn of it. */
export interface Acknowledged {
  trackingId: string
  entry: number
  senderId: string
  receiverId: string
}

/** Faults of the rows; empty lists are right. */
export interface Findings {
  /** Answers to writes whose log is not the beginning of the stored one. */
  lost: string[]
  /** Answers to reads, and live updates, whose log is not the beginning of the stored one. */
  readButLost: string[]
  twice: string[]
  illegal: string[]
  contradictions: Record<string, unknown>[]
}

export type Ledger = ReturnType<typeof createLedger>

/** Everything that nodes have answered, for comparison with the stored rows. */
export function createLedger() {
  const writes: Answered[] = []
  const reads = new Map<string, Answered>()
  const acknowledged: Acknowledged[] = []
  return {
    acknowledged,
    noteWrite(parcel: Parcel) {
      writes.push(toAnswered(parcel))
      acknowledged.push({
        trackingId: parcel.trackingId,
        entry: parcel.statusLogs.length,
        senderId: parcel.senderId?._id ?? '',
        receiverId: parcel.receiverId?._id ?? '',
      })
    },
    /** Kept by content, because many subscribers see the same. */
    noteRead(parcel: Shown) {
      const read = toAnswered(parcel)
      reads.set(inWords(read), read)
    },
    async compare(client: pg.Client): Promise<Findings> {
      const stored = await storedLogs(client)
      const isMissing = ({ trackingId, log }: Answered) =>
        !isBeginningOf(log, stored.get(trackingId) ?? [])
      const { rows: twice } = await client.query<{ from_address: string }>(
        'select from_address from parcels group by from_address having count(*) > 1',
      )
      const { rows: contradictions } = await client.query<Record<string, unknown>>(contradicting)
      return {
        lost: writes.filter(isMissing).map(inWords),
        readButLost: [...reads.values()].filter(isMissing).map(inWords),
        twice: twice.map(({ from_address: key }) => key),
        illegal: [...stored].filter(([, log]) => !isLegal(log)).map(([id]) => id),
        contradictions,
      }
    },
  }
}

type LogStatus = Parcel['statusLogs'][number]['status']

interface Entry {
  status: LogStatus
  at: string
}

interface Answered {
  trackingId: string
  log: Entry[]
}

const toAnswered = ({ trackingId, statusLogs }: Shown): Answered => ({
  trackingId,
  log: statusLogs.map(({ status, timestamp }) => ({ status, at: timestamp })),
})

const inWords = ({ trackingId, log }: Answered) =>
  `${trackingId} ${log.map(({ status, at }) => `${status} ${at}`).join(', ')}`

async function storedLogs(client: pg.Client): Promise<Map<string, Entry[]>> {
  const { rows } = await client.query<{ tracking_id: string; status: LogStatus; at: Date }>(
    `select parcels.tracking_id, log.status, log.created_at as at
     from status_logs as log join parcels on parcels.id = log.parcel_id
     order by log.parcel_id, log.entry_number`,
  )
  const logs = new Map<string, Entry[]>()
  for (const { tracking_id: trackingId, status, at } of rows) {
    const log = logs.get(trackingId) ?? []
    log.push({ status, at: at.toISOString() })
    logs.set(trackingId, log)
  }
  return logs
}

const isBeginningOf = (log: Entry[], stored: Entry[]) =>
  log.length <= stored.length &&
  log.every(({ status, at }, index) => {
    const other = stored[index]
    return other !== undefined && other.status === status && other.at === at
  })

/** True if each entry was a move that the lifecycle allows, and changed something. */
function isLegal([first, ...rest]: Entry[]): boolean {
  if (first?.status !== 'REQUESTED') return false
  let state = newParcelState
  for (const { status } of rest) {
    const moved = move(state, eventOf(status))
    if (!moved.allowed || moved.next === state) return false
    state = moved.next
  }
  return true
}

/** The event behind a status: senders cancel, receivers confirm, administrators do the rest. */
function eventOf(status: LogStatus): LifecycleEvent {
  if (status === 'BLOCKED') return { type: 'ADMIN.block' }
  if (status === 'UNBLOCKED') return { type: 'ADMIN.unblock' }
  if (status === 'CANCELED') return { type: 'SENDER.cancel' }
  if (status === 'DELIVERED') return { type: 'RECEIVER.confirmDelivery' }
  return setStatusEvent(status)
}
