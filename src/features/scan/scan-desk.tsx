import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { scannedStatuses } from '../../../machines/parcel-lifecycle.ts'
import { waitingIn } from '../../../machines/scan-session.ts'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { statusText } from '../../lib/text.ts'
import { statusIcons } from '../../ui/badge/status.tsx'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { RadioCards } from '../../ui/field/radio-cards.tsx'
import { SoundIcon, SoundOffIcon } from '../../ui/icons/icons.tsx'
import { PageHeader, Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { color, space } from '../../ui/theme/tokens.ts'
import { keepScans, keptScansOf } from './kept-scans.ts'
import { ScanCamera } from './scan-camera.tsx'
import { countsText, ScanLists } from './scan-lists.tsx'
import { ScanManifest } from './scan-manifest.tsx'
import { ScanResult } from './scan-result.tsx'
import { giveSignal, setMuted, useScanSound } from './scan-signals.ts'
import { trackingIdIn } from './scanned-text.ts'
import { scanSessionFlow } from './send-scans.ts'
import { useScannerKeys } from './use-scanner-keys.ts'

type ScanDeskProps = { user: { id: string; name: string } }

/** An administrator scans parcels one after the other, as one status chosen before. */
export function ScanDesk({ user }: ScanDeskProps) {
  const { flow, send, isKept } = useScanSession(user.id)
  const { status, scans, last } = flow.context
  if (flow.matches('choosing') || status === null)
    return (
      <>
        <PageHeader
          title="Scan"
          description="Choose once what the parcels are scanned as, then scan one after the other."
        />
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'START' })
          }}
        >
          <RadioCards
            legend="Scan parcels as"
            name="status"
            value={status ?? undefined}
            onChange={(value) => send({ type: 'CHOOSE', status: value })}
            options={scannedStatuses.map((value) => ({
              value,
              label: statusText(value),
              icon: statusIcons[value],
            }))}
          />
          <Button type="submit" tone="primary" disabled={status === null}>
            Start scanning
          </Button>
        </Form>
      </>
    )
  if (flow.matches('finished'))
    return (
      <ScanManifest
        status={status}
        scans={scans}
        madeBy={user.name}
        onResume={() => send({ type: 'RESUME' })}
        onDiscard={() => send({ type: 'DISCARD' })}
      />
    )
  const read = (text: string) => {
    const trackingId = trackingIdIn(text)
    const readAt = new Date().toISOString()
    if (trackingId !== null) send({ type: 'READ', key: crypto.randomUUID(), trackingId, readAt })
  }
  const waiting = waitingIn(scans).length
  const isOffline = flow.matches({ scanning: 'offline' })
  return (
    <>
      <PageHeader
        title={`Scan as ${statusText(status)}`}
        description="With a scanner, wherever the focus is, with the camera, or by typing the tracking ID."
        actions={
          <>
            <MuteButton />
            <Button
              disabledReason={waiting > 0 ? 'Some scans have not been sent yet.' : undefined}
              onClick={() => send({ type: 'FINISH' })}
            >
              Finish
            </Button>
          </>
        }
      />
      <Stack $gap={6}>
        {isOffline && (
          <Notice tone="warning">
            The server cannot be reached. Scan on: what waits is kept in this browser, and sent when
            the line is back.
          </Notice>
        )}
        {!isKept && (
          <Notice tone="warning">
            This browser keeps nothing: do not close or reload the page before you have finished.
          </Notice>
        )}
        <ScanResult scans={scans} last={last} isOffline={isOffline} />
        <Counts>{countsText(scans)}</Counts>
        <ScanCamera onRead={read} />
        <ReadByKeys onRead={read} />
        <ScanLists scans={scans} onSettle={(key) => send({ type: 'SETTLE', key })} />
      </Stack>
    </>
  )
}

/** The session of this user, kept in the browser, and heard and felt as it goes. */
function useScanSession(userId: string) {
  const [flow, send, actor] = useMachine(scanSessionFlow)
  useInspectable(actor)
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    const kept = keptScansOf(userId)
    if (kept) send({ type: 'RESTORE', kept })
    let before = actor.getSnapshot()
    const subscription = actor.subscribe((now) => {
      const { status, scans, last } = now.context
      if (scans !== before.context.scans || now.value !== before.value)
        setKept(keepScans(userId, now.matches('choosing') || !status ? null : { status, scans }))
      const known = new Map(before.context.scans.map((scan) => [scan.key, scan.outcome.state]))
      const settled = scans.filter(
        ({ key, outcome }) => known.get(key) === 'waiting' && outcome.state !== 'waiting',
      )
      if (settled.some(({ outcome }) => outcome.state === 'refused')) giveSignal('refused')
      else if (settled.length > 0) giveSignal('accepted')
      else if (last !== before.context.last && last !== null) {
        if (last.isRepeat) giveSignal('repeat')
        else if (now.matches({ scanning: 'offline' })) giveSignal('kept')
      }
      before = now
    })
    const onLine = () => send({ type: 'ONLINE' })
    window.addEventListener('online', onLine)
    return () => {
      subscription.unsubscribe()
      window.removeEventListener('online', onLine)
    }
  }, [actor, send, userId])
  return { flow, send, isKept }
}

function ReadByKeys({ onRead }: { onRead: (text: string) => void }) {
  const [typed, setTyped] = useState('')
  useScannerKeys(onRead)
  return (
    <TypedId
      onSubmit={(event) => {
        event.preventDefault()
        onRead(typed)
        setTyped('')
      }}
    >
      <TextField
        label="Tracking ID"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">Scan</Button>
    </TypedId>
  )
}

function MuteButton() {
  const { isMuted } = useScanSound()
  return (
    <IconButton
      label="Sound and vibration"
      aria-pressed={!isMuted}
      onClick={() => setMuted(!isMuted)}
    >
      {isMuted ? <SoundOffIcon /> : <SoundIcon />}
    </IconButton>
  )
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space(6)};
  max-width: 44rem;
  > fieldset {
    width: 100%;
  }
`

const Counts = styled.p`
  color: ${color.textMuted};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const TypedId = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${space(3)};
  max-width: 30rem;
  > :first-child {
    flex: 1;
  }
`
