import { expect, it, vi } from 'vitest'
import { registeredMachine } from '../../../machines/support/registry-entry.ts'
import { registry } from '../../../../machines/registry.ts'
import { transitionsOf } from '../../../../machines/graph/parts.ts'
import { drawingOf, drawnPaths } from '../../../../src/features/machines/drawing/drawings.ts'
import {
  choiceTaking,
  choicesIn,
  simulationFrom,
  simulationOf,
  stepsToText,
} from '../../../../src/features/machines/simulate/simulator.ts'

// The client of a German build.
vi.mock('#texts/machines.ts', () => import('../../../../languages/texts/de/machines.ts'))
vi.mock(
  '#texts/machinesEvents.ts',
  () => import('../../../../languages/texts/de/machinesEvents.ts'),
)
vi.mock('#texts/machinesParts.ts', () => import('../../../../languages/texts/de/machinesParts.ts'))
vi.mock('#texts/machinesSteps.ts', () => import('../../../../languages/texts/de/machinesSteps.ts'))

it('A link that was made in English leads to the same steps, which are read in German', () => {
  const cancel = registeredMachine('parcel-cancel')
  const link = 'press-cancel-parcel.answer-yes-cancel-it'
  const { simulation, lost } = simulationFrom(cancel, link)
  expect(lost).toEqual([])
  expect(stepsToText(simulation.path.steps)).toBe(link)
  expect(simulation.path.steps.map(({ description }) => description)).toEqual([
    '„Sendung stornieren“ anklicken',
    'Mit „Ja, stornieren“ antworten',
  ])
})

it.each(registry.map((entry) => [entry.name, entry] as const))(
  'Every step of the paths that are drawn for %s is found',
  (name, entry) => {
    expect(drawnPaths(entry).map(({ steps }) => steps.length)).toEqual(
      drawingOf(name).paths.map((steps) => steps.length),
    )
  },
)

it('What happens by itself is known as such', () => {
  const refusals = registry.flatMap((entry) => {
    const simulation = simulationOf(entry)
    return transitionsOf(entry.machine)
      .filter(({ kind }) => kind === 'always')
      .map((part) => ({ ...part, source: entry.machine.root.id }))
      .map((part) => choiceTaking(part, choicesIn(simulation), simulation).refusal)
  })
  expect(new Set(refusals)).toEqual(new Set(['Geschieht von selbst']))
})
