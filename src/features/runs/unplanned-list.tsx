import { memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { Link } from 'wouter'
import * as t from '#texts/runs.ts'
import type { UnplannedParcel } from '../../../openapi.d.ts'
import { formatWeight } from '../../../domain/format.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Code } from '../../ui/code/code.tsx'
import * as Styled from './unplanned-list.styles.ts'
import type { Selection } from './use-selection.ts'

type UnplannedListProps = {
  /** Sorted by postcode. */
  parcels: readonly UnplannedParcel[]
  selection: Selection
  /** Returns the number of dragged parcels: the whole selection if the parcel is part of it. */
  onDragStart: (parcel: UnplannedParcel) => number
  onDragEnd: () => void
}

/** Renders parcels as they scroll into view, since a day can have thousands. */
export function UnplannedList({ parcels, selection, ...drag }: UnplannedListProps) {
  const [drawn, setDrawn] = useState(windowSize)
  const isRange = useRef(false)
  const badge = useRef<HTMLDivElement>(null)
  const groups = useMemo(() => groupsOf(parcels, drawn), [parcels, drawn])
  const handlers = useLatest({
    onToggle: (id: string, on: boolean) => selection.toggle(id, on, isRange.current),
    onDragEnd: drag.onDragEnd,
    onDragStart(event: DragEvent, parcel: UnplannedParcel) {
      const count = drag.onDragStart(parcel)
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', t.countParcels({ count }))
      if (badge.current) {
        badge.current.textContent = t.countParcels({ count })
        event.dataTransfer.setDragImage(badge.current, 12, 12)
      }
    },
  })
  const more = Math.min(windowSize, parcels.length - drawn)
  return (
    // Shift-click selects parcels, not text.
    <Styled.List
      onClickCapture={(event) => (isRange.current = event.shiftKey)}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      {groups.map(({ postcode, all, shown }) => (
        <Styled.Group key={postcode} aria-label={postcode}>
          <GroupHead postcode={postcode} parcels={all} selection={selection} />
          <ul>
            {shown.map((parcel) => (
              <Row
                key={parcel._id}
                parcel={parcel}
                isSelected={selection.ids.has(parcel._id)}
                handlers={handlers}
              />
            ))}
          </ul>
        </Styled.Group>
      ))}
      {/* A new instance each time, since the element may still be in view and has to be observed again. */}
      {more > 0 && <More key={drawn} count={more} onMore={() => setDrawn(drawn + windowSize)} />}
      <Styled.DragBadge ref={badge} aria-hidden="true" />
    </Styled.List>
  )
}

const windowSize = 50

interface Handlers {
  onToggle: (id: string, on: boolean) => void
  onDragStart: (event: DragEvent, parcel: UnplannedParcel) => void
  onDragEnd: () => void
}

/** Returns an object that never changes, and calls the newest handlers. */
function useLatest(handlers: Handlers): Handlers {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  return useMemo(
    () => ({
      onToggle: (id, on) => latest.current.onToggle(id, on),
      onDragStart: (event, parcel) => latest.current.onDragStart(event, parcel),
      onDragEnd: () => latest.current.onDragEnd(),
    }),
    [],
  )
}

interface Group {
  postcode: string
  all: UnplannedParcel[]
  /** Parcels that are rendered. */
  shown: UnplannedParcel[]
}

function groupsOf(parcels: readonly UnplannedParcel[], drawn: number): Group[] {
  const groups: Group[] = []
  for (const [index, parcel] of parcels.entries()) {
    const postcode = parcel.postcodeArea ?? parcel.postcode ?? t.withoutAPostcode
    const last = groups.at(-1)
    const group = last?.postcode === postcode ? last : { postcode, all: [], shown: [] }
    // Groups after the rendered parcels are left out.
    if (group !== last && index >= drawn) break
    if (group !== last) groups.push(group)
    group.all.push(parcel)
    if (index < drawn) group.shown.push(parcel)
  }
  return groups
}

type GroupHeadProps = {
  postcode: string
  parcels: readonly UnplannedParcel[]
  selection: Selection
}

function GroupHead({ postcode, parcels, selection }: GroupHeadProps) {
  const chosen = parcels.filter(({ _id }) => selection.ids.has(_id)).length
  return (
    <Styled.GroupHead>
      <div>
        <h3>
          <bdi translate="no">{postcode}</bdi>
        </h3>
        {parcels.length > 1 && (
          <Checkbox
            labelled
            label={t.allOfGroup({ count: parcels.length })}
            checked={chosen === parcels.length}
            mixed={chosen > 0 && chosen < parcels.length}
            onChange={(on) =>
              selection.setAll(
                parcels.map(({ _id }) => _id),
                on,
              )
            }
          />
        )}
      </div>
    </Styled.GroupHead>
  )
}

type RowProps = { parcel: UnplannedParcel; isSelected: boolean; handlers: Handlers }

const Row = memo(function Row({ parcel, isSelected, handlers }: RowProps) {
  const { _id: id, trackingId, address, receiver, weight } = parcel
  return (
    <Styled.Row
      draggable
      data-selected={isSelected || undefined}
      onDragStart={(event) => handlers.onDragStart(event, parcel)}
      onDragEnd={handlers.onDragEnd}
    >
      <Checkbox
        label={t.selectParcel({ trackingId, address })}
        checked={isSelected}
        onChange={(on) => handlers.onToggle(id, on)}
      />
      <div>
        <Styled.Address>
          <bdi translate="no">{address}</bdi>
        </Styled.Address>
        <Styled.Facts>
          <bdi translate="no">{receiver}</bdi>
          <span>{formatWeight(weight)}</span>
          <Link href={paths.parcel('ADMIN', id)} draggable={false}>
            <Code>{trackingId}</Code>
          </Link>
        </Styled.Facts>
      </div>
    </Styled.Row>
  )
})

/** Shows more parcels when it scrolls into view, or is pressed. */
function More({ count, onMore }: { count: number; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const show = useEffectEvent(onMore)
  useEffect(() => {
    if (place.current === null || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show()
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Styled.More ref={place}>
      <Button size="small" onClick={onMore}>
        {t.showMore({ count })}
      </Button>
    </Styled.More>
  )
}
