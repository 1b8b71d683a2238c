import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/scan.ts'
import type { CameraFailure } from '../../../machines/scan-camera.ts'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { Button } from '../../ui/button/button.tsx'
import { CameraIcon } from '../../ui/icons/camera-icons.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { CameraControls } from './camera-controls.tsx'
import { createScanCamera } from './run-camera.ts'

/** Shows the camera's picture and reads codes from it; each counts once while it stays in view. */
export function ScanCamera({ onRead }: { onRead: (text: string) => void }) {
  const [{ machine, setScreen }] = useState(createScanCamera)
  const [flow, send, actor] = useMachine(machine)
  useInspectable(actor)
  const read = useEffectEvent(onRead)
  useEffect(() => {
    const subscription = actor.on('codeRead', ({ text }) => read(text))
    return () => subscription.unsubscribe()
  }, [actor])
  const { reason } = flow.context
  const isOn = flow.matches('on')
  const hint = flow.matches({ on: 'asking' })
    ? t.allowTheCamera
    : flow.matches({ on: 'loading' })
      ? t.loadingTheCodeReader
      : t.holdACodeIntoTheFrame
  return (
    <Stack as="section" $gap={3} aria-label={t.camera}>
      {reason && <Notice tone="danger">{failureTexts[reason]}</Notice>}
      <View hidden={!isOn}>
        {/* No captions, because there is no sound. */}
        <video ref={setScreen} autoPlay muted playsInline aria-label={t.pictureOfTheCamera} />
        {flow.hasTag('picture') && <Frame aria-hidden="true" />}
        <Hint aria-live="polite">{isOn && hint}</Hint>
      </View>
      <Row $align="end">
        <Button icon={<CameraIcon />} onClick={() => send({ type: isOn ? 'STOP' : 'BEGIN' })}>
          {isOn ? t.stopTheCamera : t.startTheCamera}
        </Button>
        {isOn && <CameraControls flow={flow} send={send} />}
      </Row>
    </Stack>
  )
}

const failureTexts: Record<CameraFailure, string> = {
  insecure: t.cameraNeedsHttps,
  refused: t.cameraIsNotAllowed,
  missing: t.deviceHasNoCamera,
  inUse: t.cameraDidNotStart,
  lost: t.cameraHasStopped,
  unreadable: t.couldNotLoadCodeReader,
}

const View = styled.div`
  position: relative;
  width: min(100%, 36rem);
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surfaceInk};
  &[hidden] {
    display: none;
  }
  video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Frame = styled.div`
  position: absolute;
  inset: 16% 6% 24%;
  border: 3px solid ${color.accent};
  border-radius: ${radius.medium};
  /* Dims the outside only to guide the eye: codes there are read as well. */
  box-shadow: 0 0 0 100vmax rgb(0 0 0 / 0.35);
`

const Hint = styled.p`
  position: absolute;
  inset: auto 0 0;
  padding: ${space(3)} ${space(4)};
  background: ${color.surfaceInk};
  color: ${color.textOnInk};
  font-size: ${fontSize.small};
  font-weight: 600;
  text-align: center;
`
