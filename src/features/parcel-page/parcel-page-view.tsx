import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import * as t from '#texts/parcels.ts'
import type { LogEntry, Parcel } from '../../api/model.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { ChevronLeftIcon } from '../../ui/icons/icons.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state/empty-state.tsx'
import { StaleNotice } from '../../ui/notice/stale-notice.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { statusText } from '../../parcel/status-text.ts'
import type { ParcelView } from '../../stores/parcels.ts'
import { ParcelSheet } from './parcel-sheet.tsx'
import type { ParcelSlots } from './parcel-sheet.tsx'

type ParcelPageViewProps = {
  view: ParcelView
  back: { href: string; label: string }
  slots: (parcel: Parcel) => ParcelSlots
}

/** Everything about one parcel, or the reason why it cannot be shown. */
export function ParcelPageView({ view, back, slots }: ParcelPageViewProps) {
  return (
    <>
      <BackLink href={back.href}>
        <ChevronLeftIcon size={18} />
        <span>{back.label}</span>
      </BackLink>
      {view.status === 'success' ? (
        <>
          {(view.error || view.asOf !== undefined) && (
            <NoticeBox>
              <StaleNotice
                text={t.parcelMayBeOutOfDate}
                asOf={view.asOf}
                busy={view.isFetching}
                onRetry={view.refetch}
              />
            </NoticeBox>
          )}
          <ParcelSheet parcel={view.parcel} slots={slots(view.parcel)} />
        </>
      ) : (
        <WithoutParcel>
          <h1 tabIndex={-1}>{t.parcel}</h1>
          <Unavailable view={view} back={back} />
        </WithoutParcel>
      )}
    </>
  )
}

function Unavailable({ view, back }: Pick<ParcelPageViewProps, 'view' | 'back'>): ReactNode {
  if (view.status === 'missing')
    return (
      <EmptyState
        title={t.noSuchParcel}
        action={<LinkButton href={back.href}>{back.label}</LinkButton>}
      >
        {t.doesNotExistOrIsNotYours}
      </EmptyState>
    )
  if (view.status === 'error')
    return (
      <ErrorState
        title={view.reload ?? t.couldNotLoadParcel}
        busy={view.isFetching}
        onRetry={view.refetch}
      >
        {t.checkYourConnection}
      </ErrorState>
    )
  return <LoadingArea text={t.loadingTheParcel} />
}

/** Names the author of a change, if the host tells who it was. */
export function logAuthor({ updatedBy }: LogEntry) {
  if (updatedBy === null) return null
  const { name, role } = updatedBy
  return <Author>{role ? t.byWithRole({ name, role: statusText(role) }) : t.by({ name })}</Author>
}

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin-bottom: ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`

const NoticeBox = styled.div`
  margin-bottom: ${space(5)};
`

const WithoutParcel = styled.div`
  > h1 {
    margin-bottom: ${space(5)};
  }
`

const Author = styled.span`
  color: ${color.text};
  font-size: ${fontSize.tiny};
`
