import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { registry } from '../../../../machines/registry.ts'
import { stateInWords } from '../../../../machines/graph/parts.ts'
import { shortestPaths } from '../../../../machines/graph/shortest-paths.ts'
import { drawnPaths } from '../../../../src/features/machines/drawing/drawings.ts'
import { setTicks, ticks } from '../../../../src/features/machines/paths/checklist.ts'
import { litBoxes, openMachines } from '../../support/open-machines.tsx'
import { caughtDownloads, textOf } from '../../support/downloads.ts'

const key = 'waybill-machine-walks'
beforeEach(() => setTicks([...ticks.getState()], false))

it.each(registry.map((entry) => [entry.title, entry] as const))(
  '%s: the page replays exactly the paths that were drawn',
  (_title, entry) => {
    const taken = (paths: ReturnType<typeof shortestPaths>) =>
      paths.map(({ steps }) => steps.map((step) => [stateInWords(step.snapshot.value), step.taken]))
    expect(taken(drawnPaths(entry))).toEqual(taken(shortestPaths(entry)))
  },
)

it('A visitor plays a path on the drawing, step by step', async () => {
  const { person, address } = openMachines('?machine=parcel-cancel&mode=walk&walk=2')
  expect(litBoxes()).toEqual(['waiting'])
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAccessibleDescription(
    'This is the start',
  )

  await person.click(screen.getByRole('button', { name: 'Next' }))
  expect(litBoxes()).toEqual(['confirming'])
  expect(address()).toContain('walk=2&step=1')
  await person.click(screen.getByRole('button', { name: 'Back' }))
  expect(litBoxes()).toEqual(['waiting'])
})

it('A visitor ticks a step, which is still ticked after a reload', async () => {
  const { person } = openMachines('?machine=parcel-cancel&mode=walk&walk=2')
  await person.click(screen.getByRole('checkbox', { name: 'Step 1 is as expected' }))

  const list = screen.getByRole('region', { name: 'All walks' })
  expect(within(list).getByRole('button', { name: /^2\./ })).toHaveTextContent('1 of 2')
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '')
  expect(kept).toEqual([expect.stringMatching(/^parcel-cancel press-cancel-parcel\.\S+ 0$/)])
  vi.resetModules()
  const reloaded = await import('../../../../src/features/machines/paths/checklist.ts')
  expect([...reloaded.ticks.getState()]).toEqual(kept)
})

it.each(['{broken', '{"a":1}', '[1,2]', 'null'])(
  'A visitor whose browser kept %s starts with no ticks',
  async (kept) => {
    localStorage.setItem(key, kept)
    vi.resetModules()
    const { ticks } = await import('../../../../src/features/machines/paths/checklist.ts')
    expect([...ticks.getState()]).toEqual([])
  },
)

it('A visitor exports the paths as Markdown and CSV', async () => {
  const files = caughtDownloads()
  const { person, press } = openMachines('?machine=tracking&mode=walk')
  await person.click(screen.getByRole('checkbox', { name: 'Step 1 is as expected' }))
  await press('Markdown', 'CSV')

  expect(files.map(({ name }) => name)).toEqual(['tracking.md', 'tracking.csv'])
  const [markdown, csv] = await Promise.all(files.map(({ content }) => textOf(content)))
  expect(markdown?.split('\n').slice(0, 7)).toEqual([
    '## Track a parcel',
    '',
    '### Track with nothing typed, while idle',
    '',
    'Start: idle.',
    '',
    '- [x] Track with nothing typed: **failed**',
  ])
  expect(csv?.split('\r\n').slice(0, 2)).toEqual([
    'Walk,Step,What happens,Event,State before,State after,Transitions,Done',
    '1,1,Track with nothing typed,TRACK,idle,failed,TRACK [otherwise],yes',
  ])
})
