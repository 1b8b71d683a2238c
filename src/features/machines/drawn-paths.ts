import type { RegisteredMachine } from '../../../machines/registry.ts'
import { replay } from '../../../machines/graph/paths.ts'
import type { ScenarioEvent, Path } from '../../../machines/graph/paths.ts'
import { drawingOf } from './drawings.ts'

/** The paths that came with the drawing, replayed by the machine. */
export function drawnPaths(entry: RegisteredMachine): Path[] {
  return drawingOf(entry.name).paths.map((description) =>
    replay(entry, eventsOf(entry, description)),
  )
}

function eventsOf({ events }: RegisteredMachine, description: readonly string[]): ScenarioEvent[] {
  return description.flatMap((words) => events.find((one) => one.description === words) ?? [])
}
