import { useId } from 'react'
import { css, styled } from 'styled-components'
import type { SnapshotFrom } from 'xstate'
import * as t from '#texts/scan.ts'
import type { ScanCameraEvent, scanCameraMachine } from '../../../machines/scan-camera.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/field.tsx'
import { TorchIcon } from '../../ui/icons/camera-icons.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'

type CameraControlsProps = {
  flow: SnapshotFrom<typeof scanCameraMachine>
  send: (event: ScanCameraEvent) => void
}

/** What this camera and this device offer: light, zoom, and other lenses. */
export function CameraControls({ flow, send }: CameraControlsProps) {
  const { hasTorch, isTorchOn, zoom, lenses, lens } = flow.context
  const isReading = flow.matches({ on: 'reading' })
  const zoomId = useId()
  return (
    <>
      {hasTorch && (
        <Button
          icon={<TorchIcon />}
          aria-pressed={isTorchOn}
          disabledReason={isReading ? undefined : t.codeReaderIsNotReady}
          onClick={() => send({ type: 'TOGGLE_TORCH' })}
        >
          {t.torch}
        </Button>
      )}
      {zoom && (
        <Zoom>
          <label htmlFor={zoomId}>{t.zoom}</label>
          <input
            type="range"
            id={zoomId}
            min={zoom.min}
            max={zoom.max}
            step={zoom.step || 'any'}
            value={zoom.now}
            disabled={!isReading}
            onChange={({ target }) => send({ type: 'ZOOM', to: target.valueAsNumber })}
          />
        </Zoom>
      )}
      {lenses.length > 1 && (
        <Lenses>
          <SelectField
            label={t.whichCamera}
            value={lens ?? ''}
            onChange={({ target }) => send({ type: 'CHOOSE_LENS', id: target.value })}
          >
            {lenses.map(({ id, name }, index) => (
              <option key={id} value={id}>
                {name || t.cameraNumber({ number: index + 1 })}
              </option>
            ))}
          </SelectField>
        </Lenses>
      )}
    </>
  )
}

const track = css`
  height: 0.375rem;
  border-radius: ${radius.round};
  background: ${color.borderStrong};
`

const thumb = css`
  width: 1.375rem;
  height: 1.375rem;
  appearance: none;
  border: 3px solid ${color.surfaceRaised};
  border-radius: ${radius.round};
  background: ${color.accent};
  box-shadow: 0 0 0 1px ${color.borderStrong};
`

const Zoom = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 2.75rem;
  color: ${color.text};
  font-size: ${fontSize.small};
  font-weight: 600;
  input {
    width: 10rem;
    height: 2.75rem;
    appearance: none;
    background: none;
    cursor: pointer;
  }
  input::-webkit-slider-runnable-track {
    ${track}
  }
  input::-moz-range-track {
    ${track}
  }
  input::-webkit-slider-thumb {
    ${thumb}
    margin-block-start: -0.5rem;
  }
  input::-moz-range-thumb {
    ${thumb}
  }
`

const Lenses = styled.div`
  flex: 1 1 14rem;
  max-width: 22rem;
`
