import * as t from '#texts/courier.ts'
import { formatWeight } from '../../../domain/format.ts'
import { mapLink } from '../../lib/map-link.ts'
import { sentence } from '../../lib/sentence.ts'
import { statusText } from '../../parcel/status-text.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PhoneLink } from '../../parcel/phone-link.tsx'
import { Code } from '../../ui/code/code.tsx'
import { AttemptIcon, ClockIcon, DeliveredIcon, PinIcon } from '../../ui/icons/icons.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { receiversOf, resultText } from './courier-texts.ts'
import * as Styled from './courier.styles.ts'
import type { DoorInput } from './door-dialogs.tsx'
import type { CourierParcel, CourierStop } from './merged-run.ts'
import { UndoResult } from './undo-result.tsx'

type StopViewProps = {
  stop: CourierStop
  /** Number of stops of the run. */
  count: number
  /** True if the courier can load parcels, and record a delivery or a failed attempt now. */
  canRecord: boolean
  onLoad: (parcels: CourierParcel[]) => void
  onHandOver: (type: DoorInput['type'], parcels: CourierParcel[]) => void
}

/** Shows a stop in large type: address, receivers and parcels. */
export function StopView({ stop, count, ...acting }: StopViewProps) {
  const { number, address, parcels } = stop
  const phones = [...new Set(parcels.flatMap(({ receiverPhone }) => receiverPhone ?? []))]
  return (
    <Styled.StopCard aria-labelledby="shown-stop">
      <Styled.StopTitle id="shown-stop" aria-live="polite">
        {sentence(t.stopOf({ number, count, address, hidden }))}
      </Styled.StopTitle>
      <Styled.BigLink href={mapLink(stop)}>
        <PinIcon size={28} />
        <span>
          <bdi translate="no">{address}</bdi>
          <VisuallyHidden>{` ${t.opensTheMap}`}</VisuallyHidden>
        </span>
      </Styled.BigLink>
      <Styled.StopTitle as="p">{receiversOf(parcels)}</Styled.StopTitle>
      {phones.map((phone) => (
        <Styled.Call key={phone}>
          <PhoneLink phone={phone} />
        </Styled.Call>
      ))}
      <Styled.Parcels>
        {parcels.map((parcel) => (
          <li key={parcel._id}>
            <ParcelAtStop parcel={parcel} isAlone={parcels.length === 1} {...acting} />
          </li>
        ))}
      </Styled.Parcels>
    </Styled.StopCard>
  )
}

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>

type ParcelAtStopProps = Omit<StopViewProps, 'stop' | 'count'> & {
  parcel: CourierParcel
  /** The stop has no other parcel, so the bar below has the buttons. */
  isAlone: boolean
}

function ParcelAtStop({ parcel, isAlone, canRecord, onLoad, onHandOver }: ParcelAtStopProps) {
  const { trackingId, receiver, parcelType, weight, note, result, isUnsent, canLoad } = parcel
  const may = (action: 'recordDelivery' | 'recordAttempt') =>
    !isAlone && canRecord && parcel.actions.includes(action)
  return (
    <>
      <Styled.Facts>
        <Code>{trackingId}</Code>
        {!isAlone && <bdi translate="no">{receiver}</bdi>}
        <span>
          {t.typeAndWeight({ type: statusText(parcelType), weight: formatWeight(weight) })}
        </span>
      </Styled.Facts>
      {note && (
        <Styled.SenderNote>
          <bdi>{note}</bdi>
        </Styled.SenderNote>
      )}
      <Styled.Facts>
        {result ? (
          <Badge
            tone={result.state === 'DELIVERED' ? 'success' : 'danger'}
            icon={result.state === 'DELIVERED' ? <DeliveredIcon /> : <AttemptIcon />}
          >
            {resultText(result)}
          </Badge>
        ) : (
          <Badge tone={parcel.isBlocked ? 'danger' : 'neutral'}>{statusText(parcel.status)}</Badge>
        )}
        {isUnsent && (
          <Badge tone="info" icon={<ClockIcon />}>
            {t.notSentYet}
          </Badge>
        )}
      </Styled.Facts>
      <Styled.Buttons>
        {canLoad && canRecord && !isAlone && (
          <Button onClick={() => onLoad([parcel])}>{t.load}</Button>
        )}
        {may('recordDelivery') && (
          <Button onClick={() => onHandOver('deliver', [parcel])}>{t.deliver}</Button>
        )}
        {may('recordAttempt') && (
          <Button onClick={() => onHandOver('attempt', [parcel])}>{t.couldNotDeliver}</Button>
        )}
        {canRecord && parcel.lastResult && <UndoResult entry={parcel.lastResult} />}
      </Styled.Buttons>
    </>
  )
}
