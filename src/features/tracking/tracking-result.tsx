import * as common from '#texts/common.ts'
import * as t from '#texts/tracking.ts'
import type { Person } from '../../api/model.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { Card, DescriptionList, Perforation } from '../../ui/card/card.tsx'
import { TextOrTime } from '../../ui/date-time/date-time.tsx'
import { parcelFacts } from '../../parcel/parcel-facts.ts'
import { statusText } from '../../parcel/status-text.ts'
import { trackingLink } from '../../parcel/tracking-link.ts'
import { ArrivalNote } from './arrival-note.tsx'
import { DeliveryProgress } from './delivery-progress.tsx'
import { Printable } from './printable.tsx'
import { ShareActions } from './share-actions.tsx'
import { StatusLog } from './status-log.tsx'
import { eventBadge, statusHeadline } from './tracked-parcel.ts'
import type { TrackedParcel } from './tracked-parcel.ts'
import * as Styled from './tracking-result.styles.ts'

/** Public view of a parcel: its state first, then its log and its facts. */
export function TrackingResult({ parcel }: { parcel: TrackedParcel }) {
  const link = trackingLink(parcel.trackingId)
  return (
    <Printable link={link}>
      {(print) => (
        <Card aria-labelledby={titleId}>
          <ResultHeader parcel={parcel} link={link} onPrint={print} />
          <Styled.Progress>
            <DeliveryProgress parcel={parcel} />
          </Styled.Progress>
          <Perforation />
          <Styled.Columns>
            <StatusLog log={parcel.log} />
            <ParcelFacts parcel={parcel} />
          </Styled.Columns>
        </Card>
      )}
    </Printable>
  )
}

const titleId = 'tracking-result'

type ResultHeaderProps = { parcel: TrackedParcel; link: string; onPrint: () => void }

function ResultHeader({ parcel, link, onPrint }: ResultHeaderProps) {
  const { tone, icon } = eventBadge(parcel.status)
  const { title, text } = statusHeadline(parcel)
  return (
    <Styled.Header>
      <Styled.StatusIcon $tone={tone}>{icon}</Styled.StatusIcon>
      <div>
        <Styled.Title>
          <h2>{title}</h2>
          <Badge tone={tone} icon={icon}>
            {statusText(parcel.status)}
          </Badge>
        </Styled.Title>
        <Styled.Text>{text}</Styled.Text>
      </div>
      {parcel.arrival && <ArrivalNote arrival={parcel.arrival} />}
      <Styled.IdBar>
        <Styled.IdBlock>
          <Styled.IdLabel>{common.trackingId}</Styled.IdLabel>
          <Styled.Id>
            <bdi id={titleId} dir="ltr" translate="no">
              {parcel.trackingId}
            </bdi>
            <CopyButton text={parcel.trackingId} label={t.copyTrackingId} />
          </Styled.Id>
        </Styled.IdBlock>
        <Styled.Actions>
          <ShareActions link={link} title={t.parcelWithId(parcel)} onPrint={onPrint} />
        </Styled.Actions>
      </Styled.IdBar>
    </Styled.Header>
  )
}

function ParcelFacts({ parcel }: { parcel: TrackedParcel }) {
  const { updatedAt, ...facts } = parcelFacts(parcel)
  const shown = [...Object.values(facts), { ...updatedAt, term: t.lastUpdated }]
  return (
    <DescriptionList
      items={[
        { term: common.sender, value: <Party person={parcel.sender} /> },
        { term: common.receiver, value: <Party person={parcel.receiver} /> },
        { term: common.from, value: <bdi translate="no">{parcel.fromAddress}</bdi> },
        { term: common.to, value: <bdi translate="no">{parcel.toAddress}</bdi> },
        ...shown.map((fact) => ({ term: fact.term, value: <TextOrTime value={fact} /> })),
      ]}
    />
  )
}

function Party({ person }: { person: Person | null }) {
  if (!person?.name && !person?.email) return <span>—</span>
  return (
    <>
      <bdi translate="no">{person.name}</bdi>
      {person.email && <Styled.Email translate="no">{person.email}</Styled.Email>}
    </>
  )
}
