import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { CameraFailure } from '../../../machines/scan-camera.ts'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { Button } from '../../ui/button/button.tsx'
import { CameraIcon, TorchIcon } from '../../ui/icons/camera-icons.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { createScanCamera } from './run-camera.ts'

/** The camera of the device, with its picture in the page; what it reads counts once while in sight. */
export function ScanCamera({ onRead }: { onRead: (text: string) => void }) {
  const [{ machine, setScreen }] = useState(createScanCamera)
  const [flow, send, actor] = useMachine(machine)
  useInspectable(actor)
  const read = useEffectEvent(onRead)
  useEffect(() => {
    const subscription = actor.on('codeRead', ({ text }) => read(text))
    return () => subscription.unsubscribe()
  }, [actor])
  const { hasTorch, isTorchOn, reason } = flow.context
  const isOn = flow.matches('on')
  const hint = flow.matches({ on: 'asking' })
    ? 'Allow the camera, if the browser asks.'
    : flow.matches({ on: 'loading' })
      ? 'Loading the code reader…'
      : 'Hold a code of the label into the frame.'
  return (
    <Stack as="section" $gap={3} aria-label="Camera">
      {reason && <Notice tone="danger">{failureTexts[reason]}</Notice>}
      <View hidden={!isOn}>
        {/* Without sound, so there is nothing to caption. */}
        <video ref={setScreen} autoPlay muted playsInline aria-label="Picture of the camera" />
        {flow.hasTag('picture') && <Frame aria-hidden="true" />}
        <Hint aria-live="polite">{isOn && hint}</Hint>
      </View>
      <Row>
        <Button icon={<CameraIcon />} onClick={() => send({ type: isOn ? 'STOP' : 'BEGIN' })}>
          {isOn ? 'Stop the camera' : 'Use the camera'}
        </Button>
        {isOn && hasTorch && (
          <Button
            icon={<TorchIcon />}
            aria-pressed={isTorchOn}
            disabledReason={
              flow.can({ type: 'TOGGLE_TORCH' }) ? undefined : 'The code reader is not ready yet.'
            }
            onClick={() => send({ type: 'TOGGLE_TORCH' })}
          >
            Torch
          </Button>
        )}
      </Row>
    </Stack>
  )
}

const failureTexts: Record<CameraFailure, string> = {
  insecure:
    'Browsers give the camera only to pages over HTTPS. Open Waybill at an address that begins with https://, or use a scanner or type.',
  refused:
    'The camera is not allowed for this page. Allow it in the settings that the browser has for this site, then try again.',
  missing: 'This device has no camera that the browser can use.',
  inUse:
    'The camera did not start. Perhaps another application uses it: close that one, then try again.',
  lost: 'The camera has stopped: it was unplugged, or is no longer allowed for this page.',
  unreadable:
    'The code reader could not be loaded. Try again when you are back online, or use a scanner or type.',
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
  /* Codes outside the frame are read as well; it is dimmed only so that the eye finds the middle. */
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
