import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Link } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/notifications.ts'
import { sentence } from '../../lib/sentence.ts'
import { notifiedEventOf } from '../../../domain/notifiable-events.ts'
import type { Notification, Role } from '../../../openapi.d.ts'
import { eventIcons, eventTones } from '../../parcel/status-icons.tsx'
import { toneColors } from '../../ui/badge/tone.ts'
import type { Tone } from '../../ui/badge/tone.ts'
import { DateTime } from '../../ui/date-time/date-time.tsx'
import { InfoIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { color, font, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { paths } from '../../lib/paths.ts'
import {
  notificationNote,
  notificationSubject,
  notificationText,
  partyText,
} from './notification-texts.ts'
import { markOneAsRead } from './use-mark-as-read.ts'

type NotificationItemProps = {
  notification: Notification
  role: Role
  /** Called when the user follows the link. */
  onLeave?: () => void
  /** Control beside the link. */
  control?: ReactNode
}

/** Says what happened to a parcel or the account, and when; its link marks it as read. */
export function NotificationItem({ notification, role, onLeave, control }: NotificationItemProps) {
  const { readAt } = notification
  const href = hrefOf(role, notification)
  const isUnread = readAt === null
  // The control says the same as the dot, and needs its space on a phone.
  const hasDot = isUnread && control === undefined
  const content = <Content notification={notification} role={role} hasDot={hasDot} />
  return (
    <Item data-unread={isUnread ? '' : undefined}>
      {notification.parcels !== undefined ? (
        <Many>
          <Summary
            onClick={() => {
              if (isUnread) markOneAsRead(notification.id)
            }}
          >
            {content}
          </Summary>
          <Parcels notification={notification} role={role} onLeave={onLeave} />
        </Many>
      ) : href === null ? (
        <PlainMain>{content}</PlainMain>
      ) : (
        <Main
          href={href}
          onClick={() => {
            if (isUnread) markOneAsRead(notification.id)
            onLeave?.()
          }}
        >
          {content}
        </Main>
      )}
      {control}
    </Item>
  )
}

function hrefOf(role: Role, { parcel, account }: Notification): string | null {
  if (parcel !== undefined) return paths.parcel(role, parcel._id)
  return account === undefined ? null : paths.account(role)
}

type ContentProps = Pick<NotificationItemProps, 'notification' | 'role'> & { hasDot: boolean }

function Content({ notification, role, hasDot }: ContentProps) {
  const { parcel, account, readAt, createdAt } = notification
  const note = notificationNote(notification)
  const party = parcel === undefined ? null : partyText(role, parcel)
  const text = notificationText(role, notification)
  const subject = notificationSubject(notification)
  return (
    <>
      <Sign notification={notification} />
      <Words>
        <Sentence>
          {readAt === null ? sentence(t.unreadNotification({ text, hidden })) : text}
        </Sentence>
        {notification.parcels !== undefined ? (
          <Detail>{t.showTheParcels}</Detail>
        ) : (
          <>
            {party !== null && <Detail>{party}</Detail>}
            {account === undefined ? (
              <Subject>
                <bdi dir="ltr" translate="no">
                  {subject}
                </bdi>
              </Subject>
            ) : (
              subject !== '' && (
                <Detail>
                  <bdi translate="no">{subject}</bdi>
                </Detail>
              )
            )}
          </>
        )}
        {note !== null && (
          <Detail>
            <bdi>{note}</bdi>
          </Detail>
        )}
        <Detail>
          <DateTime iso={createdAt} />
        </Detail>
      </Words>
      {hasDot && <Dot aria-hidden="true" />}
    </>
  )
}

function Sign({ notification: { parcel, account } }: Pick<NotificationItemProps, 'notification'>) {
  if (parcel !== undefined) {
    const event = notifiedEventOf(parcel)
    return <Icon $tone={eventTones[event]}>{eventIcons[event]}</Icon>
  }
  const isOfAccount = account !== undefined
  return (
    <Icon $tone={isOfAccount ? 'info' : 'danger'}>
      {isOfAccount ? <InfoIcon /> : <WarningIcon />}
    </Icon>
  )
}

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>

type ParcelsProps = Pick<NotificationItemProps, 'notification' | 'role'> & {
  onLeave: (() => void) | undefined
}

/** Links to the parcels, if the notification is about several. */
function Parcels({ notification, role, onLeave }: ParcelsProps) {
  const { parcels = [], count = 1 } = notification
  return (
    <Links aria-label={common.parcels}>
      {parcels.map((parcel) => (
        <li key={parcel._id}>
          <Link href={paths.parcel(role, parcel._id)} onClick={() => onLeave?.()}>
            <bdi dir="ltr" translate="no">
              {parcel.trackingId}
            </bdi>
          </Link>
          <Detail>{partyText(role, parcel)}</Detail>
        </li>
      ))}
      {count > parcels.length && (
        <li>
          <Detail>{t.andMore({ count: count - parcels.length })}</Detail>
        </li>
      )}
    </Links>
  )
}

export const NotificationList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  display: flex;
  align-items: center;
  &:not(:last-child) {
    border-bottom: 1px solid ${color.border};
  }
  &[data-unread] {
    background: ${color.accentSoft};
  }
`

const main = css`
  flex: 1;
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)} ${space(4)};
`

const PlainMain = styled.div`
  ${main}
`

const Main = styled(Link)`
  ${main}
  color: ${color.text};
  text-decoration: none;
  &:hover {
    background: ${color.surfaceHover};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

const Many = styled.details`
  flex: 1;
  min-width: 0;
`

const Summary = styled.summary`
  ${main}
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${color.surfaceHover};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

const Links = styled.ul`
  max-height: 20rem;
  margin: 0;
  padding-block: 0 ${space(3)};
  padding-inline: 4rem ${space(4)};
  overflow-y: auto;
  overflow-wrap: anywhere;
  list-style: none;
  font-size: ${fontSize.small};
  li {
    padding-block: ${space(1)};
  }
  a {
    color: ${color.text};
    font-family: ${font.mono};
    font-size: ${fontSize.tiny};
  }
`

const Icon = styled.span<{ $tone: Tone }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${radius.round};
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Sentence = styled.p`
  font-size: ${fontSize.small};
  font-weight: 550;
  line-height: 1.35;
  ${Item}[data-unread] & {
    font-weight: 700;
  }
`

const Subject = styled.p`
  font-family: ${font.mono};
  font-size: ${fontSize.tiny};
`

const Detail = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
`

const Dot = styled.span`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  margin-top: ${space(1.5)};
  border-radius: 50%;
  background: ${color.accentLine};
`
