import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { FairPlaces } from '../../../server/limits/sizes.ts'
import { maxStreamsOfNetwork, sizes } from '../../../server/limits/sizes.ts'
import { projectRoot } from '../../../server/project-root.ts'

/** Places in words, of limits that depend on the machine. */
const byProcessors: Record<string, string> = {
  reads: '4 × processors',
  changes: '4 × processors',
  pictures: 'processors - 1, at least 1',
}

it('the documentation has the size of every limit', () => {
  const text = readFileSync(join(projectRoot, 'docs/operations/limits.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)].map(([, name = '', cells = '']) => {
    const [, places, share, waiting, patience] = cells.split('|').map((cell) => cell.trim())
    return { name, places, share, waiting, patience }
  })
  const expected = Object.entries<FairPlaces>(sizes).map(([name, size]) => ({
    name,
    places: byProcessors[name] ?? size.places.toLocaleString('en'),
    share: [
      ...(size.share === undefined && size.max !== undefined
        ? []
        : [`${(size.share ?? 1) * 100} %`]),
      ...(size.max === undefined ? [] : [`at most ${size.max}`]),
      ...(name === 'streams' ? [`networks ${maxStreamsOfNetwork}`] : []),
    ].join(', '),
    waiting: size.waiting.toLocaleString('en'),
    patience: size.patience === 0 ? '' : `${size.patience / 1_000} s`,
  }))
  expect(rows).toEqual(expected)
})
