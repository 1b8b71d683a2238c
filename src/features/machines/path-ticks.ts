import { z } from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { orElse } from '../../lib/or-else.ts'

/*
 * The steps that were ticked off, kept in this browser. A step is named by its machine, its path as
 * an address and its place, so that what changes in a machine loses no tick of what did not.
 */

const storageKey = 'waybill-machine-walks'
const stored = orElse(z.array(z.string()), [])

export const ticks = createStore<ReadonlySet<string>>(() => new Set(read()))

export const tickName = (machine: string, path: string, step: number) =>
  `${machine} ${path} ${step}`

export function setTicks(names: readonly string[], isTicked: boolean): void {
  const next = new Set(ticks.getState())
  for (const name of names) {
    if (isTicked) next.add(name)
    else next.delete(name)
  }
  ticks.setState(next, true)
  try {
    localStorage.setItem(storageKey, JSON.stringify([...next]))
  } catch {
    // A browser that keeps nothing still shows the ticks until the page is left.
  }
}

function read(): string[] {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return []
  }
}
