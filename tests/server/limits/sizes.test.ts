import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { FairPlaces } from '../../../server/limits/sizes.ts'
import { maxStreamsOfNetwork, sizes } from '../../../server/limits/sizes.ts'
import { projectRoot } from '../../../server/project-root.ts'

/** Places in words, of limits that depend on the machine. */
const processors = availableParallelism()
const byProcessors: Record<string, [words: string, places: number]> = {
  reads: ['4 × processors', 4 * processors],
  changes: ['4 × processors', 4 * processors],
  pictures: ['processors - 1, at least 1', Math.max(1, processors - 1)],
}

it('the documentation has the size of every limit', () => {
  const text = readFileSync(join(projectRoot, 'docs/operations/limits.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)].map(([, name = '', cells = '']) => {
    const [, places, share, waiting, patience] = cells.split('|').map((cell) => cell.trim())
    return { name, places, share, waiting, patience }
  })
  const expected = Object.entries<FairPlaces>(sizes).map(([name, size]) => ({
    name,
    places: placesInWords(name, size),
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

/** The number itself, if it is not what the words say. */
function placesInWords(name: string, { places }: FairPlaces): string {
  const [words, expected] = byProcessors[name] ?? ['', null]
  return expected === places ? words : places.toLocaleString('en')
}
