import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Parcel } from '../../api/model.ts'
import { Card, DescriptionList } from '../../ui/card/card.tsx'
import { CopyButton, CopyLinkButton } from '../../ui/button/copy-button.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { RouteEnds } from '../../ui/state/route-ends.tsx'
import { color, font, fontSize, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import { formatDateTime } from '../../lib/dates.ts'
import { formatMoney, formatWeight, statusText } from '../../lib/text.ts'
import { trackingLink } from '../../lib/tracking-link.ts'
import { PartyCard } from './party-card.tsx'

/** What other features have to say of the parcel. */
export interface ParcelSlots {
  badge: ReactNode
  progress: ReactNode
  log: ReactNode
  /** What this person may do with it. */
  controls: ReactNode
}

export function ParcelSheet({ parcel, slots }: { parcel: Parcel; slots: ParcelSlots }) {
  return (
    <>
      <Head>
        <div>
          <Kicker>Tracking ID</Kicker>
          <Row $gap={2}>
            <h1 tabIndex={-1}>{parcel.trackingId}</h1>
            <CopyButton text={parcel.trackingId} label="Copy tracking ID" />
            {slots.badge}
          </Row>
        </div>
        <Acts>
          <CopyLinkButton link={trackingLink(parcel.trackingId)}>Copy tracking link</CopyLinkButton>
          {slots.controls}
        </Acts>
      </Head>
      <Parts>
        <Card as="section" aria-label="Progress of the delivery">
          {slots.progress}
        </Card>
        <Columns>
          <Card as="section" aria-labelledby="parcel-facts">
            <h2 id="parcel-facts">The parcel</h2>
            <RouteEnds from={parcel.fromAddress} to={parcel.toAddress} />
            <Rule />
            <People>
              <PartyCard side="Sender" person={parcel.sender} />
              <PartyCard side="Receiver" person={parcel.receiver} />
            </People>
            <Rule />
            <DescriptionList columns items={factsOf(parcel)} />
            {parcel.note !== null && (
              <Note>
                <dt>Note</dt>
                <dd>{parcel.note}</dd>
              </Note>
            )}
          </Card>
          <Card as="div">{slots.log}</Card>
        </Columns>
      </Parts>
    </>
  )
}

function factsOf(parcel: Parcel) {
  return [
    { term: 'Type', value: statusText(parcel.type) },
    { term: 'Weight', value: formatWeight(parcel.weight) },
    { term: 'Fee', value: formatMoney(parcel.fee) },
    { term: 'Created', value: <Moment iso={parcel.createdAt} /> },
    { term: 'Updated', value: <Moment iso={parcel.updatedAt} /> },
  ]
}

function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDateTime(iso)}</time>
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(6)};
  h1 {
    font-family: ${font.mono};
    font-size: clamp(1.25rem, 0.85rem + 1.7vw, 1.875rem);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  h1:focus-visible {
    outline-offset: 6px;
  }
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2.5)};
  @media ${media.phone} {
    flex: 1 1 100%;
    > button,
    > a {
      flex: 1 1 auto;
    }
  }
`

const Kicker = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-weight: 600;
`

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`

const People = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space(4)} ${space(6)};
`

const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.border};
`

const Note = styled.dl`
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border-left: 4px solid ${color.accentLine};
  background: ${color.surfaceSunken};
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  dd {
    font-size: ${fontSize.small};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
