import { describe, expect, it } from 'vitest'
import {
  choicesIn,
  simulationOf,
  snapshotOf,
  stepped,
  undone,
} from '../../src/features/machines/simulator.ts'
import { simulationFrom, stepsToText } from '../../src/features/machines/steps-address.ts'
import { walkAsCsv, walkAsMarkdown } from '../../src/features/machines/walk-export.ts'
import { catalogue } from '../../machines/catalogue.ts'
import { walksOf } from '../../machines/walks.ts'
import { entryNamed, happeningIn } from './support/catalogue-entry.ts'

const cancel = entryNamed('parcel-cancel')

describe('someone trying out a machine', () => {
  it('steps through it and comes back by undoing', () => {
    const start = simulationOf(cancel)
    const asked = stepped(start, happeningIn(cancel, 'Press Cancel Parcel'))
    const calling = stepped(asked, happeningIn(cancel, 'Answer yes, cancel it'))
    expect(snapshotOf(calling).value).toEqual({ canceling: { attended: 'prompt' } })
    expect(snapshotOf(undone(calling)).value).toBe('confirming')
    expect(snapshotOf(undone(undone(calling))).value).toBe('waiting')
    expect(undone(start).walk.steps).toEqual([])
  })

  it('reads of every happening whether it is possible and else why not', () => {
    const dispatched = stepped(
      simulationOf(cancel),
      happeningIn(cancel, 'Someone else dispatches the parcel'),
    )
    const reasons = choicesIn(dispatched).map(({ happening, refusal }) => [happening.says, refusal])
    expect(reasons).toEqual([
      ['Press Cancel Parcel', 'Only when the parcel can be canceled'],
      ['Answer yes, cancel it', 'No such transition here'],
      ['Close the dialog', 'No such transition here'],
      ['Try again', 'No such transition here'],
      ['Someone else dispatches the parcel', null],
      ['Someone else sets the parcel back to REQUESTED', null],
      ['5 seconds pass without an answer', 'Nothing is under way that this could answer'],
      ['The parcel is canceled', 'Nothing is under way that this could answer'],
      ['Canceling fails', 'Nothing is under way that this could answer'],
    ])
  })

  it('stays where they are when they try something that is refused', () => {
    const start = simulationOf(cancel)
    expect(stepped(start, happeningIn(cancel, 'Canceling fails'))).toBe(start)
  })
})

describe('someone sharing the address of a walk', () => {
  it('reads it in words', () => {
    const { simulation } = simulationFrom(cancel, 'press-cancel-parcel~answer-yes-cancel-it')
    expect(snapshotOf(simulation).value).toEqual({ canceling: { attended: 'prompt' } })
    expect(stepsToText(simulation)).toBe('press-cancel-parcel~answer-yes-cancel-it')
  })

  it.each(catalogue.map((entry) => [entry.title, entry] as const))(
    '%s: every walk comes out of its own address',
    (_title, entry) => {
      for (const walk of walksOf(entry)) {
        const restored = simulationFrom(entry, stepsToText({ entry, walk }))
        expect(restored.lost).toEqual([])
        expect(restored.simulation.walk.steps.map(({ taken }) => taken)).toEqual(
          walk.steps.map(({ taken }) => taken),
        )
      }
    },
  )

  it('gets as far as the machine goes along, and is told the rest', () => {
    const { simulation, lost } = simulationFrom(cancel, 'press-cancel-parcel~fly-away~try-again')
    expect(snapshotOf(simulation).value).toBe('confirming')
    expect(lost).toEqual(['fly-away', 'try-again'])
  })

  it('starts at the start with nothing in it', () => {
    const { simulation, lost } = simulationFrom(cancel, '')
    expect(snapshotOf(simulation).value).toBe('waiting')
    expect(lost).toEqual([])
  })
})

describe('someone taking a walk along', () => {
  const { simulation } = simulationFrom(
    cancel,
    'press-cancel-parcel~someone-else-sets-the-parcel-back-to-requested~answer-yes-cancel-it~canceling-fails',
  )

  it('gets it as a checklist', () => {
    expect(walkAsMarkdown(cancel, simulation.walk)).toBe(
      [
        '## Cancel a parcel',
        '',
        'Start: waiting.',
        '',
        '- [ ] Press Cancel Parcel: **confirming**',
        '- [ ] Someone else sets the parcel back to REQUESTED: still **confirming**',
        '- [ ] Answer yes, cancel it: **canceling › attended › prompt**',
        '- [ ] Canceling fails: **failed**',
        '',
      ].join('\n'),
    )
  })

  it('gets it for a spreadsheet', () => {
    expect(walkAsCsv(cancel, simulation.walk)).toBe(
      [
        'Step,What happens,Event,State before,State after,Transitions',
        '1,Press Cancel Parcel,CANCEL,waiting,confirming,CANCEL [the parcel can be canceled]',
        '2,Someone else sets the parcel back to REQUESTED,parcel.changed,confirming,confirming,parcel.changed',
        '3,"Answer yes, cancel it",CONFIRM,confirming,canceling › attended › prompt,CONFIRM',
        '4,Canceling fails,xstate.error.actor.cancelParcel,canceling › attended › prompt,failed,cancelParcel fails [otherwise]',
        '',
      ].join('\r\n'),
    )
  })
})
