import { useLayoutEffect, useRef } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/label.ts'
import type { Parcel, Person } from '../../api/model.ts'
import { FactItems } from '../../ui/date-time/fact-items.tsx'
import { Code128, QrCode } from '../../ui/code/scan-codes.tsx'
import { barModule } from '../../lib/scan-codes.ts'
import { factsBut, parcelFacts } from '../../parcel/parcel-facts.ts'
import { trackingLink } from '../../parcel/tracking-link.ts'
import * as Styled from './shipping-label.styles.ts'

/** A parcel's label of 100 × 150 mm, in black only, for thermal printers. */
export function ShippingLabel({ parcel }: { parcel: Parcel }) {
  const { trackingId } = parcel
  const printed = [
    ...factsBut(parcel, 'fee', 'createdAt', 'updatedAt'),
    { ...parcelFacts(parcel).createdAt, term: t.requested },
  ]
  return (
    <Styled.Container>
      <Styled.Label aria-label={t.shippingLabelOf({ trackingId })}>
        <Styled.Header>
          <OneInkLogo />
          <Styled.IdEnding aria-hidden="true">{trackingId.slice(-4)}</Styled.IdEnding>
        </Styled.Header>
        <Styled.From>
          <Styled.PartyLabel>{common.from}</Styled.PartyLabel>
          <FittedAddress
            sizes={[3.4, 3, 2.6, 2.2, 1.9, 1.65]}
            name={nameOf(parcel.sender)}
            address={parcel.fromAddress}
          />
        </Styled.From>
        <Styled.To>
          <Styled.PartyLabel>{common.to}</Styled.PartyLabel>
          <FittedAddress
            sizes={[6.2, 5.4, 4.7, 4, 3.4, 2.8, 2.3, 1.9]}
            name={nameOf(parcel.receiver)}
            address={parcel.toAddress}
          />
        </Styled.To>
        <Styled.Facts>
          <FactItems facts={printed} />
        </Styled.Facts>
        <Styled.Scan>
          <Styled.QrBox>
            <QrCode text={trackingLink(trackingId)} label={t.qrCodeOfTheTrackingPage} />
          </Styled.QrBox>
          <p>
            <strong>{t.whereIsItNow}</strong>
            <span>{t.scanOrLookUp({ address: `${window.location.host}/track` })}</span>
          </p>
        </Styled.Scan>
        <Styled.Bars>
          <Code128
            text={trackingId}
            label={t.barCodeOfTheTrackingId}
            module={barModule}
            millimetre="var(--mm)"
          />
        </Styled.Bars>
        <Styled.TrackingId dir="ltr" translate="no">
          {trackingId}
        </Styled.TrackingId>
      </Styled.Label>
    </Styled.Container>
  )
}

const nameOf = (person: Person | null) => person?.name ?? person?.email ?? ''

/** Logo in black only. */
function OneInkLogo() {
  return (
    <Styled.Logo>
      <svg viewBox="0 0 34 34" fill="none" aria-hidden="true">
        <path
          d="M6 1h18.5a4 4 0 0 1 2.8 1.2l4.5 4.5A4 4 0 0 1 33 9.500V28a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z"
          fill="#000"
        />
        <circle cx="26" cy="8" r="2.6" fill="#fff" />
        <path
          d="m7.500 13.500 4.500 12 5-9.500 5 9.500 3.200-7.500"
          stroke="#fff"
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span translate="no">Waybill</span>
    </Styled.Logo>
  )
}

type FittedAddressProps = {
  /** Font sizes in millimetres, the preferred one first. */
  sizes: readonly number[]
  name: string
  address: string
}

/** Name and address in the largest font size that fits, since addresses have up to 500 characters. */
function FittedAddress({ sizes, name, address }: FittedAddressProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    for (const size of sizes) {
      element.style.fontSize = `calc(${size} * var(--mm))`
      if (element.scrollHeight <= element.clientHeight) return
    }
  })
  return (
    <Styled.Address ref={box}>
      <strong>{name}</strong>
      <bdi translate="no">{address}</bdi>
    </Styled.Address>
  )
}
