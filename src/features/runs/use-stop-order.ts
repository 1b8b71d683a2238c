import { useRef, useState } from 'react'
import * as t from '#texts/runs.ts'
import type { Run, RunStop } from '../../../openapi.d.ts'
import { orderRunStops } from '../../api/runs.ts'
import type { SeenRun } from '../../api/runs.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateRuns, replaceRun } from '../../stores/runs.ts'
import type { RunChanges } from './use-run-changes.ts'

/** True if each parcel of the stop has a result. */
export const isDone = ({ parcels }: RunStop): boolean =>
  parcels.every(({ result }) => result !== undefined)

export interface StopOrder {
  /** Stops in the planner's order, even before it is saved. */
  stops: readonly RunStop[]
  isSaving: boolean
  /** Moves an open stop to this position among the open ones. */
  move: (stopId: string, place: number) => void
  /** Result of the last move, for screen readers. */
  announcement: string
}

/** Saves the order after each move; moves during a save are saved together after it. */
export function useStopOrder(run: Run, report: RunChanges['report']): StopOrder {
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const [announcement, announce] = useState('')
  const waiting = useRef<readonly string[]>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ seen, order }: { seen: SeenRun; order: readonly string[] }) =>
      orderRunStops(seen, [...order]),
    onSuccess(saved) {
      replaceRun(saved)
      const order = waiting.current
      waiting.current = null
      if (order === null) setWanted(null)
      else saveNext(saved, order)
    },
    onError(error) {
      invalidateRuns()
      waiting.current = null
      setWanted(null)
      report(error, t.failedToChangeTheOrder)
    },
  })
  function saveNext(seen: SeenRun, order: readonly string[]): void {
    mutate({ seen, order })
  }

  const stops = inOrder(run.stops, wanted)
  return {
    stops,
    isSaving: isPending,
    announcement,
    move(stopId, place) {
      const done = stops.filter(isDone).length
      const open = stops.filter((stop) => !isDone(stop)).map(({ _id }) => _id)
      const order = open.filter((id) => id !== stopId)
      order.splice(place, 0, stopId)
      if (order.every((id, index) => id === open[index])) return
      const address = stops.find(({ _id }) => _id === stopId)?.address ?? ''
      announce(t.isNowStop({ address, number: done + place + 1, count: stops.length }))
      setWanted(order)
      if (isPending) waiting.current = order
      else mutate({ seen: run, order })
    },
  }
}

/** Puts stops that are done before the ordered ones, as the server does. */
function inOrder(stops: readonly RunStop[], order: readonly string[] | null): readonly RunStop[] {
  if (order === null) return stops
  const named = order.flatMap((id) => stops.filter((stop) => stop._id === id && !isDone(stop)))
  const others = stops.filter((stop) => !named.includes(stop))
  return [...others.filter(isDone), ...named, ...others.filter((stop) => !isDone(stop))]
}
