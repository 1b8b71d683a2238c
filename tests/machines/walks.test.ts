import { describe, expect, it } from 'vitest'
import { catalogue } from '../../machines/registry.ts'
import { transitionsOf } from '../../machines/machine-parts.ts'
import { walksOf } from '../../machines/shortest-paths.ts'
import { walk } from '../../machines/paths.ts'
import { entryNamed } from './support/catalogue-entry.ts'
import { coverageOf } from './support/coverage.ts'

describe('someone walks every machine from end to end', () => {
  it.each(catalogue.map((entry) => [entry.title, entry] as const))(
    '%s: takes every transition and enters every state, none left out',
    (title, entry) => {
      const { states, transitions, walks, untouched } = coverageOf(entry)
      console.log(
        `${title}: ${walks} walks enter ${states} states and take ${transitions} transitions.`,
      )
      expect(untouched).toEqual({ states: [], transitions: [] })
      expect(walks).toBeGreaterThan(0)
    },
  )

  it.each(catalogue.map((entry) => [entry.title, entry] as const))(
    '%s: no two things that can happen are told in the same words',
    (_title, { happenings }) => {
      const words = happenings.map(({ says }) => says)
      expect(words).toEqual([...new Set(words)])
    },
  )

  it.each(catalogue.map((entry) => [entry.title, entry] as const))(
    '%s: every call that is made can succeed and can fail',
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

describe('a walk that misses something', () => {
  it('is told by name', () => {
    const cancel = entryNamed('parcel-cancel')
    const happenings = cancel.happenings.filter(({ says }) => says !== 'Try again')
    expect(coverageOf({ ...cancel, happenings }).untouched).toEqual({
      states: [],
      transitions: ['parcelCancel.failed RETRY 0'],
    })
  })
})

describe('the same happenings, sent again to a fresh machine', () => {
  it.each(catalogue.map((entry) => [entry.title, entry] as const))('%s: end alike', (_t, entry) => {
    for (const known of walksOf(entry)) {
      const again = walk(entry, known.steps)
      expect(again.steps.map((step) => [step.snapshot.value, step.taken])).toEqual(
        known.steps.map((step) => [step.snapshot.value, step.taken]),
      )
    }
  })
})
