import pLimit from 'p-limit'
import { fromCallback } from 'xstate'
import { scanSessionMachine } from '../../../machines/scan-session.ts'
import type { Scan, ScanCalls, ScanOutcome } from '../../../machines/scan-session.ts'
import type { ScannedStatus } from '../../../openapi.d.ts'
import { reasonNotToSendAgain } from '../../api/kept-requests.ts'
import { scanParcel } from '../../api/parcels.ts'
import { invalidateParcels } from '../../stores/parcels.ts'

/** So many scans may be on their way at a time; the next ones are sent as answers come. */
const concurrency = 3

type Reading = Pick<Scan, 'key' | 'trackingId' | 'readAt'>

const sendScans = fromCallback<{ type: 'SEND'; scan: Reading }, ScanCalls>(
  ({ input, sendBack, receive }) => {
    const limit = pLimit(concurrency)
    const send = ({ key, trackingId }: Reading) =>
      limit(async () => {
        const outcome = await outcomeOf(trackingId, input.status, key)
        if (outcome === null) sendBack({ type: 'scan.unreachable' })
        else sendBack({ type: 'scan.settled', key, outcome })
      })
    for (const scan of input.scans) void send(scan)
    receive(({ scan }) => void send(scan))
    return () => {
      limit.clearQueue()
      invalidateParcels()
    }
  },
)

export const scanSessionFlow = scanSessionMachine.provide({ actors: { sendScans } })

/** Null where no answer says what became of the scan: it is sent again under its key. */
async function outcomeOf(
  trackingId: string,
  status: ScannedStatus,
  key: string,
): Promise<ScanOutcome | null> {
  try {
    const parcel = await scanParcel({ trackingId, status }, key)
    return { state: 'accepted', toAddress: parcel?.toAddress ?? '' }
  } catch (error) {
    const reason = reasonNotToSendAgain(error, refusalTexts)
    return reason === null ? null : { state: 'refused', reason, isSettled: false }
  }
}

const refusalTexts = {
  refused: 'The server refused the scan',
  fault: 'Something went wrong on the server. Scan it again.',
}
