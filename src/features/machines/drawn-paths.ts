import type { CatalogueEntry } from '../../../machines/registry.ts'
import { walk } from '../../../machines/paths.ts'
import type { Happening, Walk } from '../../../machines/paths.ts'
import { drawingOf } from './drawings.ts'

/** The walks that came with the drawing, walked again by the machine. */
export function drawnWalksOf(entry: CatalogueEntry): Walk[] {
  return drawingOf(entry.name).walks.map((says) => walk(entry, happeningsOf(entry, says)))
}

function happeningsOf({ happenings }: CatalogueEntry, says: readonly string[]): Happening[] {
  return says.flatMap((words) => happenings.find((one) => one.says === words) ?? [])
}
