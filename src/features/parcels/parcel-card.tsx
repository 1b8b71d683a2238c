import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import type { Parcel } from '../../api/model.ts'
import { Code } from '../../ui/code/code.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { IconLink } from '../../ui/button/icon-link.tsx'
import { TextOrTime } from '../../ui/date-time/date-time.tsx'
import { FactItems } from '../../ui/date-time/fact-items.tsx'
import { DocumentIcon, ParcelIcon, PinIcon, PrintIcon, SenderIcon } from '../../ui/icons/icons.tsx'
import { factsBut, parcelFacts } from '../../parcel/parcel-facts.ts'
import * as Styled from './parcel-card.styles.ts'
import { NameAndAddress } from './name-and-address.tsx'
import { AttemptBadge, ParcelBadge } from './parcel-badge.tsx'

type ParcelCardProps = {
  parcel: Parcel
  /** Address of the parcel's page. */
  href: string
  /** Address of its shipping label. */
  labelHref: string
  /** False if the user is the sender. */
  isSenderShown: boolean
  /** Selects this parcel, in a list with selection. */
  checkbox?: ReactNode
  /** Controls of the user's role, on the stub below the perforation. */
  children: ReactNode
}

/** Parcel as a waybill: badge and tracking ID, the route, the facts, and a stub with controls. */
export function ParcelCard(props: ParcelCardProps) {
  const { parcel, href, labelHref, isSenderShown, checkbox, children } = props
  const titleId = useId()
  const { parcelType, createdAt, updatedAt } = parcelFacts(parcel)
  const facts = factsBut(parcel, 'parcelType', 'createdAt', 'updatedAt')
  const TypeIcon = parcel.parcelType === 'DOCUMENT' ? DocumentIcon : ParcelIcon
  return (
    <Styled.Waybill aria-labelledby={titleId}>
      <Styled.Head>
        <Styled.HeadStart>
          {checkbox}
          <ParcelBadge {...parcel} />
        </Styled.HeadStart>
        <Styled.Actions>
          <CopyButton text={parcel.trackingId} label={t.copyTrackingId} />
          <IconLink href={labelHref} label={common.shippingLabel}>
            <PrintIcon size={18} />
          </IconLink>
        </Styled.Actions>
      </Styled.Head>
      <Styled.Attempt>
        <AttemptBadge parcel={parcel} />
      </Styled.Attempt>
      <Styled.TrackingId>
        <Styled.Label>{common.trackingId}</Styled.Label>
        <h2 id={titleId}>
          <Link href={href}>
            <Code>{parcel.trackingId}</Code>
          </Link>
        </h2>
      </Styled.TrackingId>
      <Styled.Route>
        <Styled.Stop>
          <dt>
            <SenderIcon size={18} />
            <span>{common.from}</span>
          </dt>
          <dd>
            <NameAndAddress
              person={isSenderShown ? parcel.sender : null}
              address={parcel.fromAddress}
            />
          </dd>
        </Styled.Stop>
        <Styled.Stop>
          <dt>
            <PinIcon size={18} />
            <span>{common.to}</span>
          </dt>
          <dd>
            <NameAndAddress
              person={parcel.receiver}
              address={parcel.toAddress}
              phone={parcel.receiverPhone}
            />
          </dd>
        </Styled.Stop>
      </Styled.Route>
      <Styled.Cells>
        <div>
          <dt>{parcelType.term}</dt>
          <dd>
            <TypeIcon size={18} />
            <TextOrTime value={parcelType} />
          </dd>
        </div>
        <FactItems facts={facts} />
      </Styled.Cells>
      <Styled.Cells $even>
        <FactItems facts={[createdAt, updatedAt]} />
      </Styled.Cells>
      <Styled.Perforation />
      <Styled.Stub>{children}</Styled.Stub>
    </Styled.Waybill>
  )
}
