import { expect, it } from 'vitest'
import { transitionsOf } from '../../../../machines/graph/parts.ts'
import { registry } from '../../../../machines/registry.ts'
import { drawingOf, drawnPaths } from '../../../../src/features/machines/drawing/drawings.ts'
import {
  choiceTaking,
  choicesIn,
  simulationOf,
} from '../../../../src/features/machines/simulate/simulator.ts'

it.each(registry.map((entry) => [entry.name, entry] as const))(
  'Every drawn path of %s is found with all of its steps',
  (name, entry) => {
    expect(drawnPaths(entry).map(({ steps }) => steps.length)).toEqual(
      drawingOf(name).paths.map((steps) => steps.length),
    )
  },
)

it('Transitions that happen by themselves are marked as such', () => {
  const refusals = registry.flatMap((entry) => {
    const simulation = simulationOf(entry)
    return transitionsOf(entry.machine)
      .filter(({ kind }) => kind === 'always')
      .map((part) => ({ ...part, source: entry.machine.root.id }))
      .map((part) => choiceTaking(part, choicesIn(simulation), simulation).refusal)
  })
  expect(new Set(refusals)).toEqual(new Set(['Happens by itself']))
})
