import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/machines.ts'
import type { Drawing, Rectangle } from '../../../../machines/diagrams/drawing.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { PlusIcon } from '../../../ui/icons/icons.tsx'
import { media } from '../../../lib/media.ts'
import { color, fontSize, radius, space } from '../../../ui/theme/tokens.ts'
import { DrawingView } from './drawing-view.tsx'
import type { Highlights } from './drawing-view.tsx'
import { FitIcon, MinusIcon } from '../icons.tsx'
import { useCanvas } from './use-canvas.ts'

type MachineCanvasProps = {
  drawing: Drawing
  /** Name of the machine in the language of the page. */
  title: string
  highlights: Highlights
  /** Description of the picture, in a sentence. */
  label: string
  /** State to keep in view. */
  focus: string | null
  /** State or transition that the visitor searched for; a new object scrolls to it again. */
  found: Found | null
  onTransition?: ((id: string) => void) | undefined
}

export interface Found {
  id: string
}

/** Viewport in which the drawing can be zoomed and panned. */
export function MachineCanvas(props: MachineCanvasProps) {
  const { drawing, title, highlights, label, focus, found, onTransition } = props
  const { view, zoom, reveal, zoomIn, zoomOut, actualSize, fit } = useCanvas(drawing)

  const scrollTo = useEffectEvent((id: string) => {
    const place = placeOf(id, drawing)
    if (place !== null) reveal(place)
  })
  useEffect(() => {
    if (focus !== null) scrollTo(focus)
  }, [focus])
  useEffect(() => {
    if (found !== null) scrollTo(found.id)
  }, [found])

  const take = useEffectEvent((id: string) => onTransition?.(id))
  useEffect(() => {
    const element = view.current
    const onClick = ({ target }: MouseEvent) => {
      const line = target instanceof Element ? target.closest('[data-transition]') : null
      const id = line?.getAttribute('data-transition')
      if (id) take(id)
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [view])

  return (
    <Frame>
      {/* Focusable, so that the arrow keys can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <View ref={view} tabIndex={0} aria-label={t.machineDrawn({ machine: title })}>
        <DrawingView drawing={drawing} highlights={highlights} zoom={zoom} label={label} />
      </View>
      <Foot>
        <Hint>{t.howToMove}</Hint>
        <Tools>
          <IconButton label={t.zoomOut} size="small" onClick={zoomOut}>
            <MinusIcon size={18} />
          </IconButton>
          <Percent
            type="button"
            onClick={actualSize}
            aria-label={t.backToActualSize({ percent: percent(zoom) })}
          >
            {percent(zoom)}
          </Percent>
          <IconButton label={t.zoomIn} size="small" onClick={zoomIn}>
            <PlusIcon size={18} />
          </IconButton>
          <IconButton label={t.showAllOfIt} size="small" onClick={fit}>
            <FitIcon size={18} />
          </IconButton>
        </Tools>
      </Foot>
    </Frame>
  )
}

const percent = (zoom: number) => `${Math.round(zoom * 100)} %`

function placeOf(id: string, { boxes, arrows }: Drawing): Rectangle | null {
  const box = boxes.find((one) => one.id === id)
  if (box !== undefined) return box
  const arrow = arrows.find(({ label }) => label?.lines.some((line) => line.transition === id))
  const holder = boxes.find(({ rows }) => rows.some((row) => row.transition === id))
  return arrow?.label ?? holder ?? null
}

const Frame = styled.div`
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow: hidden;
`

const View = styled.section`
  direction: ltr;
  display: grid;
  place-content: safe center;
  height: 55dvh;
  @media (min-width: 1000px) {
    height: clamp(22rem, 100dvh - 22.5rem, 52rem);
  }
  overflow: auto;
  overscroll-behavior: contain;
  touch-action: pan-x pan-y;
  cursor: grab;
  &[data-dragging] {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space(3)};
  padding-block: ${space(1)};
  padding-inline: ${space(4)} ${space(2)};
  border-top: 1px solid ${color.border};
`

const Hint = styled.p`
  margin-inline-end: auto;
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  @media (hover: none), ${media.phone} {
    display: none;
  }
`

const Tools = styled.div`
  display: flex;
  align-items: center;
`

const Percent = styled.button`
  min-width: 3.75rem;
  min-height: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-variant-numeric: tabular-nums;
  &:hover {
    color: ${color.text};
    background: ${color.surfaceHover};
  }
`
