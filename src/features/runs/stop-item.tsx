import { useLayoutEffect, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import * as t from '#texts/runs.ts'
import type { OddCoordinates } from '../../../domain/odd-coordinates.ts'
import type { RunStop } from '../../../openapi.d.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { GripIcon, MoreIcon, SortDownIcon, SortUpIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { oddText } from './odd-text.ts'
import { StopParcels } from './stop-parcels.tsx'
import * as Styled from './stops.styles.ts'

type StopItemProps = {
  stop: RunStop
  /** Position from 1 among all stops. */
  number: number
  /** Position from 0 among the open stops; null if the stop cannot be moved. */
  place: number | null
  openCount: number
  /** What seems to be wrong with the stop's coordinates. */
  odd: OddCoordinates | undefined
  selected: boolean
  /** ID of the stop that is being dragged. */
  dragged: string | null
  onSelect: (on: boolean, isRange: boolean) => void
  onMove: (stopId: string, place: number) => void
  onTakeOff: () => void
  onLocate: () => void
  onDrag: (stopId: string | null) => void
  /** `gap`: index of the open stop before which it was dropped, or the number of open stops. */
  onDrop: (gap: number) => void
}

/** A stop with its parcels, which is moved by a drag handle or by buttons. */
export function StopItem(props: StopItemProps) {
  const { stop, number, place, odd, selected, onSelect } = props
  const isRange = useRef(false)
  const item = useRef<HTMLLIElement>(null)
  const { edge, handlers } = useDropEdge(props)
  return (
    <Styled.Item
      ref={item}
      aria-label={t.stopAt({ number, address: stop.address })}
      data-edge={edge ?? undefined}
      data-selected={selected || undefined}
      data-done={place === null || undefined}
      {...handlers}
    >
      <Styled.Lead onClickCapture={(event) => (isRange.current = event.shiftKey)}>
        {place !== null && (
          <>
            <Styled.Handle
              draggable
              aria-hidden="true"
              title={t.dragToMove}
              onDragStart={(event: DragEvent) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', stop.address)
                if (item.current) event.dataTransfer.setDragImage(item.current, 16, 16)
                props.onDrag(stop._id)
              }}
              onDragEnd={() => props.onDrag(null)}
            >
              <GripIcon />
            </Styled.Handle>
            <Checkbox
              label={t.selectStop({ number, address: stop.address })}
              checked={selected}
              onChange={(on) => onSelect(on, isRange.current)}
            />
          </>
        )}
        <Styled.Number>{number}</Styled.Number>
      </Styled.Lead>
      <div>
        <Styled.Address>
          <bdi translate="no">{stop.address}</bdi>
        </Styled.Address>
        {odd !== undefined && (
          <Styled.Odd>
            <WarningIcon size={18} />
            <span>{oddText(odd)}</span>
          </Styled.Odd>
        )}
        <StopParcels parcels={stop.parcels} />
      </div>
      {place !== null && <MoveButtons {...props} place={place} />}
    </Styled.Item>
  )
}

type MoveButtonsProps = Pick<
  StopItemProps,
  'stop' | 'number' | 'openCount' | 'onMove' | 'onTakeOff' | 'onLocate'
> & { place: number }

function MoveButtons(props: MoveButtonsProps) {
  const { stop, number, place, openCount, onMove, onTakeOff, onLocate } = props
  const keepFocus = useFocusThroughMove()
  const move = (to: number) => {
    keepFocus()
    onMove(stop._id, to)
  }
  const first = place === 0 ? t.firstOpenStop : undefined
  const last = place === openCount - 1 ? t.lastStop : undefined
  return (
    <Styled.Moves>
      <IconButton
        label={t.moveStopUp({ number })}
        size="small"
        disabledReason={first}
        onClick={() => move(place - 1)}
      >
        <SortUpIcon size={18} />
      </IconButton>
      <IconButton
        label={t.moveStopDown({ number })}
        size="small"
        disabledReason={last}
        onClick={() => move(place + 1)}
      >
        <SortDownIcon size={18} />
      </IconButton>
      <Menu
        label={t.moreForStop({ number })}
        trigger={
          <IconButton label={t.moreForStop({ number })} size="small">
            <MoreIcon size={20} />
          </IconButton>
        }
        items={[
          { label: t.moveToTop, disabledReason: first, onSelect: () => move(0) },
          { label: t.moveToTheEnd, disabledReason: last, onSelect: () => move(openCount - 1) },
          { label: t.coordinates, onSelect: onLocate },
          { label: t.takeOffTheRun, onSelect: onTakeOff },
        ]}
      />
    </Styled.Moves>
  )
}

/** Restores the focus after a move, since a moved element loses it. */
function useFocusThroughMove() {
  const focused = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    focused.current?.focus()
    focused.current = null
  })
  return () => {
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }
}

type Edge = 'before' | 'after'

/** Side of an open stop on which the dragged one would be dropped. */
function useDropEdge({ stop, place, dragged, onDrop }: StopItemProps) {
  const [edge, setEdge] = useState<Edge | null>(null)
  const takes = dragged !== null && dragged !== stop._id && place !== null
  const edgeAt = ({ clientY, currentTarget }: DragEvent): Edge => {
    const { top, height } = currentTarget.getBoundingClientRect()
    return clientY < top + height / 2 ? 'before' : 'after'
  }
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!takes) return
      event.preventDefault()
      setEdge(edgeAt(event))
    },
    onDragLeave: () => setEdge(null),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setEdge(null)
      if (takes) onDrop(edgeAt(event) === 'before' ? place : place + 1)
    },
  }
  return { edge: takes ? edge : null, handlers }
}
