import type { ReactNode } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import type { Parcel, Person } from '../../api/model.ts'
import { CopyButton, CopyLinkButton } from '../../ui/button/copy-button.tsx'
import { PhoneLink } from '../../parcel/phone-link.tsx'
import { Card, DescriptionList } from '../../ui/card/card.tsx'
import { TextOrTime } from '../../ui/date-time/date-time.tsx'
import { ReceiverIcon, SenderIcon } from '../../ui/icons/icons.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { OriginDestination } from '../../parcel/origin-destination.tsx'
import { parcelFacts } from '../../parcel/parcel-facts.ts'
import { trackingLink } from '../../parcel/tracking-link.ts'
import * as Styled from './parcel-sheet.styles.ts'

/** Parts of the sheet that other features render. */
export interface ParcelSlots {
  badge: ReactNode
  progress: ReactNode
  log: ReactNode
  /** Proof of the delivery, if there is one. */
  proof: ReactNode
  /** Controls for the user's role. */
  controls: ReactNode
}

export function ParcelSheet({ parcel, slots }: { parcel: Parcel; slots: ParcelSlots }) {
  return (
    <>
      <Styled.Header>
        <div>
          <Styled.IdLabel>{common.trackingId}</Styled.IdLabel>
          <Row $gap={2}>
            <h1 tabIndex={-1}>
              <bdi dir="ltr" translate="no">
                {parcel.trackingId}
              </bdi>
            </h1>
            <CopyButton text={parcel.trackingId} label={t.copyTrackingId} />
            {slots.badge}
          </Row>
        </div>
        <Styled.Actions>
          <CopyLinkButton link={trackingLink(parcel.trackingId)}>
            {t.copyTrackingLink}
          </CopyLinkButton>
          {slots.controls}
        </Styled.Actions>
      </Styled.Header>
      <Styled.Sections>
        <Card as="section" aria-label={t.progressOfTheDelivery}>
          {slots.progress}
        </Card>
        <Styled.Columns>
          <Card as="section" aria-labelledby="parcel-facts">
            <h2 id="parcel-facts">{t.theParcel}</h2>
            <OriginDestination from={parcel.fromAddress} to={parcel.toAddress} />
            <Styled.Divider />
            <Styled.Parties>
              <Party side="Sender" person={parcel.sender} />
              <Party side="Receiver" person={parcel.receiver} phone={parcel.receiverPhone} />
            </Styled.Parties>
            <Styled.Divider />
            <DescriptionList columns items={factsOf(parcel)} />
            {parcel.note !== null && (
              <Styled.Note>
                <dt>{t.note}</dt>
                <dd>
                  <bdi>{parcel.note}</bdi>
                </dd>
              </Styled.Note>
            )}
          </Card>
          <Card as="div">{slots.log}</Card>
        </Styled.Columns>
        {slots.proof}
      </Styled.Sections>
    </>
  )
}

const factsOf = (parcel: Parcel) =>
  Object.values(parcelFacts(parcel)).map((fact) => ({
    term: fact.term,
    value: <TextOrTime value={fact} />,
  }))

type PartyProps = { side: 'Sender' | 'Receiver'; person: Person | null; phone?: string | null }

function Party({ side, person, phone = null }: PartyProps) {
  return (
    <Styled.Party>
      <Styled.PartyIcon>{side === 'Sender' ? <SenderIcon /> : <ReceiverIcon />}</Styled.PartyIcon>
      <dl>
        <dt>{side === 'Sender' ? common.sender : common.receiver}</dt>
        <dd>
          <bdi translate="no">{person?.name ?? person?.email ?? '—'}</bdi>
          {person?.name && person.email && (
            <Styled.Email translate="no">{person.email}</Styled.Email>
          )}
          {phone !== null && <PhoneLink phone={phone} />}
        </dd>
      </dl>
    </Styled.Party>
  )
}
