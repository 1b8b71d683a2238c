import type { Role } from '../../openapi.d.ts'
import { presentParcel } from '../parcels/presenter.ts'
import type { ParcelRow } from '../parcels/repository.ts'
import { presentTrackedParcel } from '../tracking/presenter.ts'
import type { EventIds } from './event-ids.ts'
import { eventText } from './event-format.ts'
import type { createFollowers, ParcelFollower } from './subscribers.ts'
import type { Change } from './repository.ts'

/**
 * Tells everybody who may see them of the changed parcels. Changes of one parcel that came together
 * are told once, with the last of them: its log has every entry.
 */
export function announce(
  changes: Change[],
  rows: ParcelRow[],
  { ids, privacy, followers }: Announcer,
): void {
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const forAdmins: string[] = []
  for (const change of lastOfEach(changes)) {
    const { parcelId, number } = change
    const row = rowsById.get(parcelId)
    if (row === undefined) continue
    for (const follower of followers.ofParcel(parcelId)) showTracked(follower, row, privacy)
    if (!isAsTold(change, row)) continue
    const id = ids.textOf(number)
    forAdmins.push(personText(id, row, 'ADMIN'))
    for (const role of ['SENDER', 'RECEIVER'] as const) {
      const concerned = [...followers.ofRole(role, row)]
      const text = concerned.length > 0 ? personText(id, row, role) : ''
      for (const { outlet } of concerned) outlet.send(text)
    }
  }
  const [anyRow] = rows
  if (forAdmins.length === 0 || anyRow === undefined) return
  const text = Buffer.from(forAdmins.join(''))
  for (const { outlet } of followers.ofRole('ADMIN', anyRow)) outlet.send(text)
}

/**
 * Where the parcel was read with a later entry, that one is still to be told, under its own number:
 * telling it now too would show it twice.
 */
export const isAsTold = ({ entry }: Change, row: ParcelRow) => row.logs.length === entry

export const personText = (id: string, row: ParcelRow, role: Role): string =>
  eventText({ id, name: 'parcel', data: presentParcel(row, { role }) })

/** What the follower has seen of the parcel is counted in log entries, so nothing is shown twice. */
export function showTracked(
  follower: Pick<ParcelFollower, 'outlet' | 'seen'>,
  row: ParcelRow,
  privacy: Privacy,
): void {
  if (row.logs.length <= follower.seen) return
  follower.seen = row.logs.length
  follower.outlet.send(trackedText(row, privacy))
}

const trackedText = (row: ParcelRow, privacy: Privacy): string =>
  eventText({
    id: String(row.logs.length),
    name: 'parcel',
    data: presentTrackedParcel(row, privacy),
  })

interface Announcer {
  ids: EventIds
  privacy: Privacy
  followers: ReturnType<typeof createFollowers>
}

type Privacy = 'full' | 'masked'

function lastOfEach(changes: Change[]): Change[] {
  const last = new Map(changes.map((change) => [change.parcelId, change.number]))
  return changes.filter(({ parcelId, number }) => last.get(parcelId) === number)
}
