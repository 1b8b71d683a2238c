import { describe, expect, it } from 'vitest'
import { catalogue } from '../../machines/catalogue.ts'
import { transitionsOf } from '../../machines/machine-parts.ts'
import { walk, walksOf } from '../../machines/walks.ts'
import { entryNamed } from './support/catalogue-entry.ts'
import { coverageOf } from './support/coverage.ts'

const none = { states: [], transitions: [] }

// The counts are written down so that a machine that lost a transition is noticed too.
const expected = {
  'parcel-lifecycle': { states: 10, transitions: 12, walks: 8, untouched: none },
  'parcel-status': { states: 8, transitions: 15, walks: 11, untouched: none },
  'parcel-block': { states: 10, transitions: 15, walks: 10, untouched: none },
  'parcel-cancel': { states: 10, transitions: 17, walks: 11, untouched: none },
  'delivery-confirmation': { states: 10, transitions: 17, walks: 11, untouched: none },
  session: { states: 8, transitions: 25, walks: 18, untouched: none },
  tracking: { states: 6, transitions: 10, walks: 8, untouched: none },
}

describe('someone walks every machine from end to end', () => {
  it('and takes every transition and enters every state, none left out', () => {
    const counted = Object.fromEntries(catalogue.map((entry) => [entry.name, coverageOf(entry)]))
    expect(counted).toEqual(expected)
  })

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
