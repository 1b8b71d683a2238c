import { styled } from 'styled-components'
import type { Parcel, Person } from '../../api/normal-form.ts'
import { Badge } from '../../design/badge.tsx'
import { Card, DescriptionList, Perforation } from '../../design/card.tsx'
import { CopyButton } from '../../design/copy-button.tsx'
import { ProgressSteps } from '../../design/progress-steps.tsx'
import { Timeline } from '../../design/timeline.tsx'
import { color, font, fontSize, space } from '../../design/tokens.ts'
import { media } from '../../lib/media.ts'
import { formatDateTime } from '../../lib/dates.ts'
import { formatMoney, formatWeight, statusText } from '../../lib/text.ts'
import { deliverySteps } from './delivery-steps.ts'
import { statusLook } from './status-look.tsx'

/** Of a parcel, what the public may see. */
export type TrackedParcel = Pick<
  Parcel,
  | 'trackingId'
  | 'sender'
  | 'receiver'
  | 'type'
  | 'weight'
  | 'fee'
  | 'status'
  | 'fromAddress'
  | 'toAddress'
  | 'createdAt'
  | 'updatedAt'
> & { log: readonly Pick<Parcel['log'][number], 'status' | 'timestamp' | 'note'>[] }

export function TrackingResult({ parcel }: { parcel: TrackedParcel }) {
  const { tone, icon } = statusLook[parcel.status]
  return (
    <Card aria-labelledby="tracking-result">
      <Head>
        <div>
          <Kicker>Tracking ID</Kicker>
          <Id>
            <h2 id="tracking-result">{parcel.trackingId}</h2>
            <CopyButton text={parcel.trackingId} label="Copy tracking ID" />
          </Id>
        </div>
        <Badge tone={tone} icon={icon}>
          {statusText(parcel.status)}
        </Badge>
      </Head>
      <ProgressSteps
        label="Progress of the delivery"
        steps={deliverySteps(parcel.status, parcel.log)}
      />
      <Perforation />
      <Sides>
        <Facts parcel={parcel} />
        <section aria-labelledby="status-log">
          <LogTitle id="status-log">Status log</LogTitle>
          <Timeline entries={parcel.log.map(logEntry)} />
        </section>
      </Sides>
    </Card>
  )
}

function Facts({ parcel }: { parcel: TrackedParcel }) {
  return (
    <DescriptionList
      items={[
        { term: 'Sender', value: <Party person={parcel.sender} /> },
        { term: 'Receiver', value: <Party person={parcel.receiver} /> },
        { term: 'From', value: parcel.fromAddress },
        { term: 'To', value: parcel.toAddress },
        { term: 'Type', value: statusText(parcel.type) },
        { term: 'Weight', value: formatWeight(parcel.weight) },
        { term: 'Fee', value: formatMoney(parcel.fee) },
        { term: 'Created', value: <Moment iso={parcel.createdAt} /> },
        { term: 'Last updated', value: <Moment iso={parcel.updatedAt} /> },
      ]}
    />
  )
}

function Party({ person }: { person: Person | null }) {
  if (!person?.name && !person?.email) return '—'
  return (
    <>
      {person.name}
      {person.email && <Mail>{person.email}</Mail>}
    </>
  )
}

function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDateTime(iso)}</time>
}

function logEntry({ status, timestamp, note }: TrackedParcel['log'][number], index: number) {
  return {
    key: `${index} ${timestamp}`,
    title: statusText(status),
    time: <Moment iso={timestamp} />,
    note: note && `(${note})`,
    ...statusLook[status],
  }
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
  padding-bottom: ${space(2)};
`

const Kicker = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-weight: 600;
`

const Id = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  h2 {
    font-family: ${font.mono};
    font-size: clamp(1.0625rem, 0.7rem + 1.8vw, 1.625rem);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
`

const Sides = styled.div`
  display: grid;
  gap: ${space(8)};
  padding-top: ${space(2)};
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    gap: ${space(12)};
  }
`

const LogTitle = styled.h3`
  margin-bottom: ${space(4)};
`

const Mail = styled.span`
  display: block;
  color: ${color.textMuted};
`
