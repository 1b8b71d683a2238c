import { describe, expect, it } from 'vitest'
import {
  choicesIn,
  rolesIn,
  simulationOf,
  snapshotOf,
  choiceTaking,
  simulationFrom,
  stepped,
  stepsToText,
} from '../../../../src/features/machines/simulate/simulator.ts'
import { pathsAsCsv, pathsAsMarkdown } from '../../../../src/features/machines/paths/checklist.ts'
import { registry } from '../../../../machines/registry.ts'
import { transitionsOf } from '../../../../machines/graph/parts.ts'
import { deliveryStatuses } from '../../../../machines/parcel-lifecycle.ts'
import { shortestPaths } from '../../../../machines/graph/shortest-paths.ts'
import { registeredMachine, scenarioEventIn } from '../../../machines/support/registry-entry.ts'

const cancel = registeredMachine('parcel-cancel')

describe('a visitor trying out a machine', () => {
  it('steps through the machine', () => {
    const start = simulationOf(cancel)
    const asked = stepped(start, scenarioEventIn(cancel, 'Press Cancel Parcel'))
    const calling = stepped(asked, scenarioEventIn(cancel, 'Answer yes, cancel it'))
    expect(snapshotOf(calling).value).toEqual({ saving: { attended: 'prompt' } })
    expect(snapshotOf(asked).value).toBe('confirming')
    expect(snapshotOf(start).value).toBe('waiting')
  })

  it('sees for each event whether it is possible, and if not, why', () => {
    const dispatched = stepped(
      simulationOf(cancel),
      scenarioEventIn(cancel, 'Someone else dispatches the parcel'),
    )
    const reasons = choicesIn(dispatched).map(({ scenarioEvent, refusal }) => [
      scenarioEvent.description,
      refusal,
    ])
    expect(reasons).toEqual([
      ['Press Cancel Parcel', 'Only when the parcel allows it'],
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

  it('stays in the same state after trying an event that is refused', () => {
    const start = simulationOf(cancel)
    expect(stepped(start, scenarioEventIn(cancel, 'Canceling fails'))).toBe(start)
  })
})

describe('The address of a path', () => {
  it('contains the steps in words', () => {
    const { simulation } = simulationFrom(cancel, 'press-cancel-parcel.answer-yes-cancel-it')
    expect(snapshotOf(simulation).value).toEqual({ saving: { attended: 'prompt' } })
    expect(stepsToText(simulation.path.steps)).toBe('press-cancel-parcel.answer-yes-cancel-it')
  })

  it.each(registry.map((entry) => [entry.title, entry] as const))(
    'restores every path: %s',
    (_title, entry) => {
      for (const path of shortestPaths(entry)) {
        const restored = simulationFrom(entry, stepsToText(path.steps))
        expect(restored.lost).toEqual([])
        expect(restored.simulation.path.steps.map(({ taken }) => taken)).toEqual(
          path.steps.map(({ taken }) => taken),
        )
      }
    },
  )

  it('leads as far as the machine accepts the steps, and tells which steps are lost', () => {
    const { simulation, lost } = simulationFrom(cancel, 'press-cancel-parcel.fly-away.try-again')
    expect(snapshotOf(simulation).value).toBe('confirming')
    expect(lost).toEqual(['fly-away', 'try-again'])
  })

  it('leads to the start if it has no steps', () => {
    const { simulation, lost } = simulationFrom(cancel, '')
    expect(snapshotOf(simulation).value).toBe('waiting')
    expect(lost).toEqual([])
  })
})

describe('a visitor clicking a transition of the drawing', () => {
  const parts = transitionsOf(cancel.machine)
  const refusalsIn = (steps: string) => {
    const { simulation } = simulationFrom(cancel, steps)
    const choices = choicesIn(simulation)
    return parts.map((part) => {
      const { scenarioEvent, refusal } = choiceTaking(part, choices, simulation)
      const { label, guard } = part
      return [
        guard === null ? label : `${label} [${guard}]`,
        scenarioEvent?.description ?? null,
        refusal,
      ]
    })
  }

  it('takes the transition, or reads why it is impossible', () => {
    expect(refusalsIn('press-cancel-parcel')).toEqual([
      ['parcel.changed', 'Someone else sets the parcel back to REQUESTED', null],
      ['PRESS [the parcel allows it]', null, 'No such transition here'],
      ['CONFIRM', 'Answer yes, cancel it', null],
      ['KEEP', 'Close the dialog', null],
      [
        'parcel.changed [the parcel no longer allows it]',
        'Someone else dispatches the parcel',
        null,
      ],
      ...parts
        .slice(5)
        .map(({ label, guard }) => [
          guard === null ? label : `${label} [${guard}]`,
          null,
          'No such transition here',
        ]),
    ])
  })

  it('reads which guard refuses the transition', () => {
    const refusals = refusalsIn('someone-else-dispatches-the-parcel')
    expect(refusals[1]).toEqual([
      'PRESS [the parcel allows it]',
      null,
      'Only when the parcel allows it',
    ])
  })
})

describe('a visitor trying the lifecycle of a parcel as the sender', () => {
  it('is offered what a sender can do, and reads which role can do the rest', () => {
    const lifecycle = registeredMachine('parcel-lifecycle')
    expect(rolesIn(lifecycle)).toEqual(['ADMIN', 'SENDER', 'RECEIVER', 'COURIER'])
    expect(rolesIn(cancel)).toEqual([])
    const refusals = choicesIn(simulationOf(lifecycle), 'SENDER').map(
      ({ scenarioEvent, refusal }) => [scenarioEvent.event.type.split('.')[0], refusal],
    )
    expect(refusals).toEqual([
      ...deliveryStatuses.map(() => ['ADMIN', 'Only an administrator can do this']),
      // The first scan is possible; the next three, a delivery, a failed attempt and what takes it back are not.
      ['ADMIN', 'Only an administrator can do this'],
      ...[...Array(6)].map(() => ['ADMIN', 'No such transition here']),
      // The courier can do nothing with the parcel yet.
      ...[...Array(8)].map(() => ['COURIER', 'No such transition here']),
      ['ADMIN', 'Only an administrator can do this'],
      ['ADMIN', 'No such transition here'],
      ['SENDER', null],
      ['RECEIVER', 'No such transition here'],
    ])
  })
})

describe('a visitor exporting paths', () => {
  const { simulation } = simulationFrom(
    cancel,
    'press-cancel-parcel.someone-else-sets-the-parcel-back-to-requested.answer-yes-cancel-it.canceling-fails',
  )
  const isTicked = (_: unknown, step: number) => step === 0

  it('gets a checklist, with the ticks they made', () => {
    expect(pathsAsMarkdown(cancel, [simulation.path], isTicked)).toBe(
      [
        '## Cancel a parcel',
        '',
        '### Canceling fails, while saving › attended › prompt',
        '',
        'Start: waiting.',
        '',
        '- [x] Press Cancel Parcel: **confirming**',
        '- [ ] Someone else sets the parcel back to REQUESTED: still **confirming**',
        '- [ ] Answer yes, cancel it: **saving › attended › prompt**',
        '- [ ] Canceling fails: **failed**',
        '',
      ].join('\n'),
    )
  })

  it('gets a file for a spreadsheet', () => {
    expect(pathsAsCsv(cancel, [simulation.path], isTicked)).toBe(
      [
        'Walk,Step,What happens,Event,State before,State after,Transitions,Done',
        '1,1,Press Cancel Parcel,PRESS,waiting,confirming,PRESS [the parcel allows it],yes',
        '1,2,Someone else sets the parcel back to REQUESTED,parcel.changed,confirming,confirming,parcel.changed,no',
        '1,3,"Answer yes, cancel it",CONFIRM,confirming,saving › attended › prompt,CONFIRM,no',
        '1,4,Canceling fails,xstate.error.actor.cancelParcel,saving › attended › prompt,failed,cancelParcel fails [otherwise],no',
        '',
      ].join('\r\n'),
    )
  })
})
