import { useMemo } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/notifications.ts'
import { sentence } from '../../lib/sentence.ts'
import type {
  NotificationChannel,
  NotificationSetting,
  NotificationSettings as Settings,
  Role,
} from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import { eventIcons } from '../../parcel/status-icons.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { color, space } from '../../ui/theme/tokens.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { chooseNotification } from '../../stores/notifications.ts'
import type { QueryResult } from '../../stores/query/query.ts'
import { MailScheduleFields } from './mail-schedule-fields.tsx'
import { eventText } from './notification-texts.ts'

type NotificationSettingsProps = { view: QueryResult<Settings>; role: Role }

/** Chooses which notifications the user gets, and how; each choice is saved immediately. */
export function NotificationSettings({ view, role }: NotificationSettingsProps) {
  return (
    <Stack $gap={5}>
      <QueryBoundary
        query={view}
        loading={t.loadingSettings}
        failed={t.failedToLoadSettings}
        unsupported={<EmptyState title={t.noNotificationsHere}>{t.thisServerSendsNone}</EmptyState>}
      >
        {(settings) => <SettingsForm settings={settings} role={role} />}
      </QueryBoundary>
    </Stack>
  )
}

function SettingsForm({ settings, role }: { settings: Settings; role: Role }) {
  const columns = useMemo(() => columnsFor(role), [role])
  const { sendsEmail, email, daily } = settings
  return (
    <>
      {sendsEmail ? (
        <p>{sentence(t.emailsGoTo({ email, strong: (text) => <strong>{text}</strong> }))}</p>
      ) : (
        <Notice tone="info">{t.noEmailsYet}</Notice>
      )}
      {daily !== undefined && sendsEmail && <MailScheduleFields daily={daily} />}
      <DataTable
        caption={t.whichUpdatesYouGet}
        columns={columns}
        rows={settings.settings}
        rowKey={({ event }) => event}
        emptyText={t.nothingToChoose}
      />
    </>
  )
}

function columnsFor(role: Role): Column<NotificationSetting>[] {
  return [
    {
      key: 'event',
      header: t.whatHappens,
      cell: ({ event }) => (
        <Event>
          {eventIcons[event]}
          <span>{eventText(role, event)}</span>
        </Event>
      ),
    },
    choiceColumn(role, { channel: 'CENTER', header: t.inWaybill, isOn: ({ center }) => center }),
    choiceColumn(role, { channel: 'EMAIL', header: t.email, isOn: ({ email }) => email }),
  ]
}

type ChoiceColumn = {
  channel: NotificationChannel
  header: string
  isOn: (setting: NotificationSetting) => boolean
}

function choiceColumn(
  role: Role,
  { channel, header, isOn }: ChoiceColumn,
): Column<NotificationSetting> {
  return {
    key: channel,
    header,
    align: 'center',
    width: '9rem',
    cell: (setting) => (
      <Checkbox
        label={t.choiceOf({ channel: header, event: eventText(role, setting.event) })}
        checked={isOn(setting)}
        onChange={(next) => choose(setting, channel, next)}
      />
    ),
  }
}

function choose({ event }: NotificationSetting, channel: NotificationChannel, isOn: boolean) {
  void chooseNotification({ event, channel, isOn }).catch((error: unknown) =>
    toast.error(messageOf(error, t.failedToSaveTheChoice)),
  )
}

const Event = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  font-weight: 550;
  svg {
    flex: none;
    color: ${color.textMuted};
  }
`
