import type { Parcel, Person } from '../../api/model.ts'
import { Code128, QrCode } from '../../ui/code/scan-codes.tsx'
import { formatDateTime } from '../../lib/dates.ts'
import { formatWeight, statusText } from '../../lib/text.ts'
import { trackingLink } from '../../lib/tracking-link.ts'
import { FittedAddress } from './fitted-address.tsx'
import { LabelMark } from './label-mark.tsx'
import * as Styled from './shipping-label.styles.ts'

/** A parcel's label of 100 × 150 mm, in black alone: it may leave a thermal printer. */
export function ShippingLabel({ parcel }: { parcel: Parcel }) {
  const { trackingId, type, weight } = parcel
  return (
    <Styled.Room>
      <Styled.Label aria-label={`Shipping label of ${trackingId}`}>
        <Styled.Head>
          <LabelMark />
          <Styled.Ending aria-hidden="true">{trackingId.slice(-4)}</Styled.Ending>
        </Styled.Head>
        <Styled.From>
          <Styled.Term>From</Styled.Term>
          <FittedAddress
            sizes={[3.4, 3, 2.6, 2.2, 1.9, 1.65]}
            name={nameOf(parcel.sender)}
            address={parcel.fromAddress}
          />
        </Styled.From>
        <Styled.To>
          <Styled.Term>To</Styled.Term>
          <FittedAddress
            sizes={[6.2, 5.4, 4.7, 4, 3.4, 2.8, 2.3, 1.9]}
            name={nameOf(parcel.receiver)}
            address={parcel.toAddress}
          />
        </Styled.To>
        <Styled.Cells>
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
        </Styled.Cells>
        <Styled.Scan>
          <Styled.Square>
            <QrCode text={trackingLink(trackingId)} label="QR code of the tracking page" />
          </Styled.Square>
          <p>
            <strong>Where is it now?</strong>
            Scan this code, or look up the number below at {window.location.host}/track
          </p>
        </Styled.Scan>
        <Styled.Bars>
          <Code128 text={trackingId} label="Bar code of the tracking ID" />
        </Styled.Bars>
        <Styled.Number>{trackingId}</Styled.Number>
      </Styled.Label>
    </Styled.Room>
  )
}

const nameOf = (person: Person | null) => person?.name ?? person?.email ?? ''
