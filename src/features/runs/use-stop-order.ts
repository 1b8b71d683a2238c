import { useRef, useState } from 'react'
import * as t from '#texts/runs.ts'
import { orderRunStops } from '../../api/runs.ts'
import type { Run, RunStop, SeenRun } from '../../api/runs.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateRuns, replaceRun } from '../../stores/runs.ts'
import type { RunChanges } from './use-run-changes.ts'

/** Something became of each parcel of it. */
export const isDone = ({ parcels }: RunStop): boolean =>
  parcels.every(({ result }) => result !== null)

export interface StopOrder {
  /** As the planner wants them, also before that is saved. */
  stops: readonly RunStop[]
  isSaving: boolean
  /** Puts an open stop at this place among the open ones. */
  move: (stopId: string, place: number) => void
  /** What became of the last move, to be read out. */
  announcement: string
}

/** Saves the order after each move; moves that are made meanwhile are saved together behind it. */
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
      const open = stops.filter((stop) => !isDone(stop)).map(({ id }) => id)
      const order = open.filter((id) => id !== stopId)
      order.splice(place, 0, stopId)
      if (order.every((id, index) => id === open[index])) return
      const address = stops.find(({ id }) => id === stopId)?.address ?? ''
      announce(t.isNowStop({ address, number: done + place + 1, count: stops.length }))
      setWanted(order)
      if (isPending) waiting.current = order
      else mutate({ seen: run, order })
    },
  }
}

/** Stops that are done stand before those that are ordered, as the server puts them. */
function inOrder(stops: readonly RunStop[], order: readonly string[] | null): readonly RunStop[] {
  if (order === null) return stops
  const named = order.flatMap((id) => stops.filter((stop) => stop.id === id && !isDone(stop)))
  const others = stops.filter((stop) => !named.includes(stop))
  return [...others.filter(isDone), ...named, ...others.filter((stop) => !isDone(stop))]
}
