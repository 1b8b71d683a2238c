import { useRef } from 'react'
import type { ComponentType, RefObject } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/scan.ts'
import { handoverIn, handoversIn, isUnfinished } from '../../../machines/scans.ts'
import type { HandoverEnd } from '../../../machines/scans.ts'
import { randomKey } from '../../lib/random-key.ts'
import { statusText } from '../../parcel/status-text.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { SoundIcon, SoundOffIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { color, space } from '../../ui/theme/tokens.ts'
import { ReadByKeys } from './read-by-keys.tsx'
import { ScanCamera } from './scan-camera.tsx'
import { ScanLists } from './scan-lists.tsx'
import { ScanManifest } from './scan-manifest.tsx'
import { ScanResult } from './scan-result.tsx'
import { setMuted, useScanSound, wakeSound } from './scan-signals.ts'
import { countsText, shownIn, whyNotTaken } from './scan-texts.ts'
import { trackingIdIn } from './scanned-text.ts'
import { StatusChoice } from './status-choice.tsx'
import { useFocusBefore } from './use-focus-before.ts'
import { useScanSession } from './use-scan-session.ts'

type HandoverProps = {
  parcelId: string
  more: number
  focusAfter: RefObject<HTMLElement | null>
  onEnd: (end: HandoverEnd) => void
}

type ScanDeskProps = {
  user: { id: string; name: string }
  /** Opens when a scanned parcel needs a proof of delivery. */
  Handover: ComponentType<HandoverProps>
}

/** Scans parcels one after the other, and sets each to the chosen status. */
export function ScanStation({ user, Handover }: ScanDeskProps) {
  const { flow, send, isStored, tabLock } = useScanSession(user.id)
  const { status, scans, last } = flow.context
  const result = useRef<HTMLElement>(null)
  const handover = flow.hasTag('scanning') ? handoverIn(scans) : undefined
  const focusAfter = useFocusBefore(handover !== undefined, result)
  if (tabLock !== 'held')
    return (
      <>
        <PageHeader title={t.scan} />
        {tabLock === 'elsewhere' && <Notice tone="info">{t.youAreScanningInAnotherTab}</Notice>}
      </>
    )
  if (flow.matches('choosing') || status === null)
    return (
      <>
        <PageHeader title={t.scan} description={t.chooseTheStatus} />
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            wakeSound()
            send({ type: 'START' })
          }}
        >
          <StatusChoice
            status={status}
            onChoose={(value) => send({ type: 'CHOOSE', status: value })}
          />
          <Button type="submit" tone="primary" disabled={status === null}>
            {t.startScanning}
          </Button>
        </Form>
      </>
    )
  if (flow.matches('finished'))
    return (
      <ScanManifest
        scans={scans}
        madeBy={user.name}
        onResume={() => send({ type: 'RESUME' })}
        onDiscard={() => send({ type: 'DISCARD' })}
      />
    )
  const read = (text: string, reason: string | null = null) => {
    // A refused text is shown as it came.
    const trackingId = reason === null ? trackingIdIn(text) : text.slice(0, 100)
    if (trackingId === null) return
    const reading = { key: randomKey(), trackingId, readAt: new Date().toISOString() }
    send(reason === null ? { type: 'READ', ...reading } : { type: 'REFUSE', ...reading, reason })
  }
  const onUndo = (key: string) => send({ type: 'UNDO', key })
  const isOffline = flow.matches({ scanning: 'offline' })
  return (
    <>
      <PageHeader
        title={t.scanAs({ status: statusText(status) })}
        description={t.howToScan}
        actions={
          <>
            <MuteButton />
            <Button
              disabledReason={scans.some(isUnfinished) ? t.someScansHaveNotBeenSent : undefined}
              onClick={() => send({ type: 'FINISH' })}
            >
              {t.finish}
            </Button>
          </>
        }
      />
      {/* After a reload, this may be the first press, which enables the sound. */}
      <Stack $gap={6} onPointerDown={wakeSound}>
        {isOffline && <Notice tone="warning">{t.cannotReachServer}</Notice>}
        {!isStored && <Notice tone="warning">{t.browserCannotSaveScans}</Notice>}
        <StatusChoice
          status={status}
          onChoose={(value) => send({ type: 'CHOOSE', status: value })}
        />
        <ScanResult
          scans={scans}
          last={last}
          isOffline={isOffline}
          onUndo={onUndo}
          focusAfter={result}
        />
        <Counts>{countsText(scans)}</Counts>
        <ScanCamera onRead={(text) => read(text)} />
        <ReadByKeys
          onType={(text) => read(text)}
          onScan={(reading, text) =>
            read(reading.kind === 'id' ? reading.trackingId : text, whyNotTaken(reading))
          }
        />
        <ScanLists
          scans={scans}
          shownKey={last?.isRepeat ? undefined : shownIn(scans, last)?.key}
          onSettle={(key) => send({ type: 'SETTLE', key })}
          onHandOver={(key) => send({ type: 'HAND_OVER', key })}
          onUndo={onUndo}
          focusAfter={result}
        />
      </Stack>
      {handover && (
        <Handover
          key={handover.key}
          parcelId={handover.parcelId}
          more={handoversIn(scans).length - 1}
          focusAfter={focusAfter}
          onEnd={(end) => send({ type: 'HANDOVER_ENDED', key: handover.key, end })}
        />
      )}
    </>
  )
}

function MuteButton() {
  const { isMuted } = useScanSound()
  return (
    <IconButton
      label={t.soundAndVibration}
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
