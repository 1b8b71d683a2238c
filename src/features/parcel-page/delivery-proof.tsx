import { styled } from 'styled-components'
import * as t from '#texts/parcels.ts'
import { doorTimeText } from '../../../domain/door-time-text.ts'
import { useDelivery } from '../../stores/deliveries.ts'
import { Card } from '../../ui/card/card.tsx'
import { DateTime } from '../../ui/date-time/date-time.tsx'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { StaleNotice } from '../../ui/notice/stale-notice.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'

/** Proof of the handover; renders nothing if none was recorded. */
export function DeliveryProof({ parcelId }: { parcelId: string }) {
  const { data, status, reload, isFetching, refetch } = useDelivery(parcelId)
  if (data?.asOf !== undefined) return <Notice tone="info">{t.proofNeedsAConnection}</Notice>
  if (status === 'error')
    return <StaleNotice text={reload ?? t.couldNotLoadProof} busy={isFetching} onRetry={refetch} />
  const proof = data?.proof
  if (!proof) return null
  return (
    <Card as="section" aria-labelledby="delivery-proof">
      <h2 id="delivery-proof">{t.proofOfDelivery}</h2>
      <Facts>
        {proof.receivedBy !== undefined && (
          <div>
            <dt>{t.receivedBy}</dt>
            <dd>
              <bdi translate="no">{proof.receivedBy}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t.recorded}</dt>
          <dd>
            <Times>
              <DateTime iso={proof.recordedAt} />
              {proof.doneAt !== undefined && (
                <small>{doorTimeText(proof.doneAt, proof.recordedAt)}</small>
              )}
            </Times>
          </dd>
        </div>
        {proof.hasCode && (
          <div>
            <dt>{t.handoverCode}</dt>
            <dd>
              <CheckIcon size={18} />
              <span>{t.givenByTheReceiver}</span>
            </dd>
          </div>
        )}
      </Facts>
      {(proof.signature ?? proof.photo) && (
        <Pictures>
          {proof.signature && (
            <figure>
              <img src={`data:image/png;base64,${proof.signature}`} alt={t.signature} />
              <figcaption>{t.signature}</figcaption>
            </figure>
          )}
          {proof.photo && (
            <figure>
              <img src={`data:image/jpeg;base64,${proof.photo}`} alt={t.theDeliveredParcel} />
              <figcaption>{t.photo}</figcaption>
            </figure>
          )}
        </Pictures>
      )}
    </Card>
  )
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
  margin: ${space(3)} 0 0;
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`

const Times = styled.span`
  display: grid;
  small {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)};
  margin-top: ${space(5)};
  figure {
    margin: 0;
    max-width: 100%;
  }
  img {
    display: block;
    max-width: min(100%, 26rem);
    max-height: 20rem;
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
    background: white;
  }
  figcaption {
    margin-top: ${space(1.5)};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`
