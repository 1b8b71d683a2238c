import type { Parcel, Person } from '../../api/model.ts'
import { Code128, QrCode } from '../../ui/code/scan-codes.tsx'
import { formatDateTime } from '../../lib/dates.ts'
import { formatWeight, statusText } from '../../lib/text.ts'
import { trackingLink } from '../../lib/tracking-link.ts'
import { FittedAddress } from './fitted-address.tsx'
import { LabelMark } from './label-mark.tsx'
import * as Look from './shipping-label.styles.ts'

/** A parcel's label of 100 × 150 mm, in black alone: it may leave a thermal printer. */
export function ShippingLabel({ parcel }: { parcel: Parcel }) {
  const { trackingId, type, weight } = parcel
  return (
    <Look.Room>
      <Look.Label aria-label={`Shipping label of ${trackingId}`}>
        <Look.Head>
          <LabelMark />
          <Look.Ending aria-hidden="true">{trackingId.slice(-4)}</Look.Ending>
        </Look.Head>
        <Look.From>
          <Look.Term>From</Look.Term>
          <FittedAddress
            sizes={[3.4, 3, 2.6, 2.2, 1.9, 1.65]}
            name={nameOf(parcel.sender)}
            address={parcel.fromAddress}
          />
        </Look.From>
        <Look.To>
          <Look.Term>To</Look.Term>
          <FittedAddress
            sizes={[6.2, 5.4, 4.7, 4, 3.4, 2.8, 2.3, 1.9]}
            name={nameOf(parcel.receiver)}
            address={parcel.toAddress}
          />
        </Look.To>
        <Look.Cells>
          <div>
            <dt>Type</dt>
            <dd>{statusText(type)}</dd>
          </div>
          <div>
            <dt>Weight</dt>
            <dd>{formatWeight(weight)}</dd>
          </div>
          <div>
            <dt>Requested</dt>
            <dd>{formatDateTime(parcel.createdAt)}</dd>
          </div>
        </Look.Cells>
        <Look.Scan>
          <Look.Square>
            <QrCode text={trackingLink(trackingId)} label="QR code of the tracking page" />
          </Look.Square>
          <p>
            <strong>Where is it now?</strong>
            Scan this code, or look up the number below at {window.location.host}/track
          </p>
        </Look.Scan>
        <Look.Bars>
          <Code128 text={trackingId} label="Bar code of the tracking ID" />
        </Look.Bars>
        <Look.Number>{trackingId}</Look.Number>
      </Look.Label>
    </Look.Room>
  )
}

const nameOf = (person: Person | null) => person?.name ?? person?.email ?? ''
