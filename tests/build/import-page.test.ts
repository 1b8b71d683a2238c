import { expect, it } from 'vitest'
import { builtClient } from './dist.ts'

const { closureOf, read, weigh } = builtClient()
const frame = [
  'index.html',
  'src/app/area-screens.tsx',
  'src/app/area-shell.tsx',
  'src/features/session/session-actor.ts',
]
const page = 'src/pages/sender-parcels-import-page.tsx'

// Includes papaparse, @noble/hashes and p-limit, which no other screen needs, and the titles of
// columns in all languages.
it('A sender loads at most 34,500 bytes for the import', () => {
  const there = new Set(closureOf(...frame))
  expect(weigh(closureOf(page).filter((file) => !there.has(file)))).toBeLessThanOrEqual(34_500)
})

it.each(['sender-parcels', 'admin-parcels', 'admin-users', 'receiver-dashboard', 'home', 'track'])(
  'The page %s loads no code that reads CSV',
  (name) => {
    const files = closureOf(...frame, `src/pages/${name}-page.tsx`)
    expect(files.filter((file) => read(file).includes(signOfPapaparse))).toEqual([])
    expect(closureOf(page).some((file) => read(file).includes(signOfPapaparse))).toBe(true)
  },
)

const signOfPapaparse = 'escapeFormulae'
