import { describe, expect, it } from 'vitest'
import { registry } from '../../machines/registry.ts'
import { transitionsOf } from '../../machines/graph/parts.ts'
import { shortestPaths } from '../../machines/graph/shortest-paths.ts'
import { replay } from '../../machines/graph/paths.ts'
import { registeredMachine } from './support/registry-entry.ts'
import { coverageOf } from './support/coverage.ts'

describe('Every machine', () => {
  it.each(registry.map((entry) => [entry.title, entry] as const))(
    'has paths that take every transition and enter every state: %s',
    (title, entry) => {
      const { states, transitions, paths, uncovered } = coverageOf(entry)
      console.log(
        `${title}: ${paths} paths enter ${states} states and take ${transitions} transitions.`,
      )
      expect(uncovered).toEqual({ states: [], transitions: [] })
      expect(paths).toBeGreaterThan(0)
    },
  )

  it.each(registry.map((entry) => [entry.title, entry] as const))(
    'has no two events with the same description: %s',
    (_title, { events }) => {
      const words = events.map(({ description }) => description)
      expect(words).toEqual([...new Set(words)])
    },
  )

  it.each(registry.map((entry) => [entry.title, entry] as const))(
    'lets every call succeed and fail: %s',
    (_title, { machine }) => {
      const answers = transitionsOf(machine).filter((part) => part.call !== null)
      const calls = [...new Set(answers.map((part) => part.call))]
      for (const call of calls) {
        const labels = answers.filter((part) => part.call === call).map((part) => part.label)
        expect([...new Set(labels)]).toEqual([`${call} succeeds`, `${call} fails`])
      }
    },
  )
})

describe('paths that miss a transition', () => {
  it('are reported with its name', () => {
    const cancel = registeredMachine('parcel-cancel')
    const events = cancel.events.filter(({ description }) => description !== 'Try again')
    expect(coverageOf({ ...cancel, events }).uncovered).toEqual({
      states: [],
      transitions: ['parcelCancel.failed RETRY 0'],
    })
  })
})

describe('the same events, sent again to a new machine', () => {
  it.each(registry.map((entry) => [entry.title, entry] as const))('%s: end alike', (_t, entry) => {
    for (const known of shortestPaths(entry)) {
      const again = replay(entry, known.steps)
      expect(again.steps.map((step) => [step.snapshot.value, step.taken])).toEqual(
        known.steps.map((step) => [step.snapshot.value, step.taken]),
      )
    }
  })
})
