import type { RegisteredMachine } from '../../../machines/registry.ts'
import { callsIn, statesOf, transitionsOf, words } from '../../../machines/graph/parts.ts'

/** Something in a drawing that has a name. */
export interface Findable {
  /** Of the state or transition. */
  id: string
  kind: 'State' | 'Event'
  text: string
}

export function findablesOf({ machine }: RegisteredMachine): Findable[] {
  const states = statesOf(machine).map((node): Findable => {
    const calls = callsIn(node).map((call) => `, calls ${call}`)
    return { id: node.id, kind: 'State', text: pathInWords(node.path) + calls.join('') }
  })
  const names = new Map(statesOf(machine).map(({ id, path }) => [id, pathInWords(path)]))
  const events = transitionsOf(machine).map(({ id, label, guard, source, targets }): Findable => {
    const to = targets.filter((target) => target !== source).map((target) => names.get(target))
    const way = to.length === 0 ? 'stays' : `${names.get(source) ?? 'anywhere'} → ${to.join(', ')}`
    return { id, kind: 'Event', text: `${label}${guard === null ? '' : `, ${guard}`}: ${way}` }
  })
  return [...states, ...events]
}

/** Every typed word has to be part of it; any case. */
export function matching(findables: readonly Findable[], wanted: string): Findable[] {
  const parts = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '')
  return findables.filter(({ text }) => {
    const known = text.toLowerCase()
    return parts.every((part) => known.includes(part))
  })
}

const pathInWords = (path: readonly string[]) => path.map((key) => words(key)).join(' › ')
