import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { registry } from '../../machines/registry.ts'
import type { ArrowLabel, Box, Rectangle } from '../../machines/diagrams/drawing.ts'
import { transitionsOf } from '../../machines/graph/parts.ts'
import { drawingOf } from '../../src/features/machines/drawing/drawings.ts'

const folder = join(import.meta.dirname, '../../machines/diagrams')
const modules = import.meta.glob<Record<string, unknown>>('../../machines/*.ts', { eager: true })

describe('a reader of the drawings', () => {
  // Generates them again to check that they match the machines.
  it('finds a drawing for each machine, and no other', () => {
    const names = readdirSync(folder).filter((name) => !name.endsWith('.ts'))
    const kinds = ['layout.json', 'md', 'mmd', 'svg']
    const drawn = registry.flatMap(({ name }) => kinds.map((kind) => `${name}.${kind}`))
    expect(names.sort()).toEqual(['README.md', ...drawn].sort())
  })

  it('finds every machine in the list, with a link to its module', () => {
    const machines = Object.entries(modules).flatMap(([path, values]) =>
      Object.values(values).flatMap((value) =>
        value instanceof StateMachine ? `${basename(path)} ${value.id}` : [],
      ),
    )
    const drawn = registry.map(({ name, module = name, machine }) => `${module}.ts ${machine.id}`)
    expect(machines.sort()).toEqual(drawn.sort())
  })
})

describe.each(registry.map((entry) => [entry.title, entry] as const))('%s, drawn', (_t, entry) => {
  const { boxes, arrows } = drawingOf(entry.name)

  it('shows every transition', () => {
    const drawn = [
      ...boxes.flatMap((box) => box.rows.map((row) => row.transition)),
      ...arrows.flatMap((arrow) => arrow.label?.lines.map((line) => line.transition) ?? []),
    ].filter((id) => id !== null)
    expect([...new Set(drawn)].sort()).toEqual(
      transitionsOf(entry.machine)
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('has no label over another label or a state', () => {
    const labels = arrows.map(({ label }) => label).filter((label) => label !== null)
    const solid = boxes.filter(({ kind }) => kind === 'state' || kind === 'anywhere')
    expect(overlaps([...labels, ...solid])).toEqual([])
  })
})

function overlaps(all: readonly (ArrowLabel | Box)[]): [string, string][] {
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other): [string, string] => [nameOf(one), nameOf(other)]),
  )
}

const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const nameOf = (one: ArrowLabel | Box) =>
  'lines' in one ? one.lines.map(({ text }) => text).join(', ') : one.id
