import { memo, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import { openAttempt } from '../../../domain/failed-attempt.ts'
import type { Parcel } from '../../api/model.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { statusIcons, statusTones } from '../../parcel/status-icons.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { DateTime, TextOrTime } from '../../ui/date-time/date-time.tsx'
import { FactItems } from '../../ui/date-time/fact-items.tsx'
import { DocumentIcon, ParcelIcon } from '../../ui/icons/icons.tsx'
import { useFocusAfter } from '../../ui/focus/lost-focus.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { paths } from '../../lib/paths.ts'
import { factsBut, parcelFacts } from '../../parcel/parcel-facts.ts'
import { statusWithSpaces } from '../../parcel/status-text.ts'
import { AttemptBadge } from './parcel-badge.tsx'
import { NameAndAddress } from './name-and-address.tsx'
import { PagedParcels, totalText } from './paged-parcels.tsx'
import type { ParcelPaging } from './paged-parcels.tsx'
import * as Styled from './receiver-parcels.styles.ts'

type ReceiverParcelsProps = ParcelPaging & {
  title: string
  loading: string
  /** Label of its pagination. */
  pagesLabel: string
  emptyText: string
  /** Set during a search, which can be the reason for an empty list. */
  onClearSearch?: (() => void) | undefined
  /** Content of a parcel's stub; always the same function. */
  stub: (parcel: Parcel) => ReactNode
}

/** One of the receiver's lists, with its title. */
export function ReceiverParcels(props: ReceiverParcelsProps) {
  const { title, loading, pagesLabel, emptyText, onClearSearch, view, page, onPage, stub } = props
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeadingAfter = useFocusAfter(heading)
  return (
    <section aria-labelledby={titleId}>
      <Styled.Title>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {view.total > 0 && <Styled.Count>{totalText(view)}</Styled.Count>}
      </Styled.Title>
      <PagedParcels
        view={view}
        page={page}
        onPage={onPage}
        pagesLabel={pagesLabel}
        gap={4}
        loading={loading}
        empty={
          onClearSearch === undefined ? (
            <EmptyState title={emptyText} />
          ) : (
            <EmptyState
              title={t.noParcelsFound}
              action={
                <Button ref={focusHeadingAfter} onClick={onClearSearch}>
                  {t.clearSearch}
                </Button>
              }
            >
              {t.nothingMatchesTheSearch}
            </EmptyState>
          )
        }
      >
        <Styled.List aria-busy={view.isFetching}>
          {view.rows.map((parcel) => (
            // A confirmed delivery leaves the list, together with the pressed button or its dialog.
            <Styled.Item key={parcel.id} ref={focusHeadingAfter}>
              <ReceiverParcel parcel={parcel} stub={stub} />
            </Styled.Item>
          ))}
        </Styled.List>
      </PagedParcels>
    </section>
  )
}

type ReceiverParcelProps = Pick<ReceiverParcelsProps, 'stub'> & { parcel: Parcel }

/**
 * A parcel as the tear-off part of a waybill, with the stub at its end. Memoized, so that only changed
 * parcels render again.
 */
const ReceiverParcel = memo(function ReceiverParcel({ parcel, stub }: ReceiverParcelProps) {
  const { trackingId, fromAddress, status } = parcel
  const { parcelType } = parcelFacts(parcel)
  const facts = factsBut(parcel, 'parcelType', 'weight', 'fee', 'createdAt', 'updatedAt')
  return (
    <Styled.Slip aria-label={trackingId}>
      <Styled.Facts>
        <Styled.TrackingId>
          <dt>{common.trackingId}</dt>
          <dd>
            <Link href={paths.parcel('RECEIVER', parcel.id)}>
              <Code>{trackingId}</Code>
            </Link>
            <CopyButton text={trackingId} label={t.copyTrackingId} />
          </dd>
        </Styled.TrackingId>
        <Styled.From>
          <dt>{common.from}</dt>
          <dd>
            <NameAndAddress person={parcel.sender} address={fromAddress} />
          </dd>
        </Styled.From>
        <div>
          <dt>{parcelType.term}</dt>
          <dd>
            {parcel.parcelType === 'DOCUMENT' ? (
              <DocumentIcon size={18} />
            ) : (
              <ParcelIcon size={18} />
            )}
            <TextOrTime value={parcelType} />
          </dd>
        </div>
        <FactItems facts={facts} />
        <div>
          <dt>{common.status}</dt>
          <dd>
            <Badge tone={statusTones[status]} icon={statusIcons[status]}>
              {statusWithSpaces(status)}
            </Badge>
          </dd>
        </div>
        {openAttempt(parcel) !== null && (
          <Styled.Attempt>
            <VisuallyHidden as="dt">{t.deliveryAttempt}</VisuallyHidden>
            <dd>
              <AttemptBadge parcel={parcel} />
            </dd>
          </Styled.Attempt>
        )}
      </Styled.Facts>
      <Styled.Stub>{stub(parcel)}</Styled.Stub>
    </Styled.Slip>
  )
})

/** Day of the delivery, which is the last change of a delivered parcel. */
export function DeliveredOn({ updatedAt }: { updatedAt: string }) {
  return (
    <Styled.Delivery>
      <span>{t.deliveredOn}</span>
      <DateTime iso={updatedAt} />
    </Styled.Delivery>
  )
}
