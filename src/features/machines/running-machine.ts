import { registry } from '../../../machines/registry.ts'
import { eventInWords } from '../../../machines/graph/parts.ts'

/** The registry's entry of a running machine, which goes by its own id. */
export const entryOf = (machine: string) => registry.find((entry) => entry.machine.id === machine)

export const titleOf = (machine: string) => entryOf(machine)?.title ?? machine

export function wordsOf(event: string, machine: string): string {
  const entry = entryOf(machine)
  return entry === undefined ? event : eventInWords(event, entry.machine)
}
