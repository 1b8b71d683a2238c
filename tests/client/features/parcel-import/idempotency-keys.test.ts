import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { checkRows } from '../../../../src/features/parcel-import/check-rows.ts'
import * as rules from '../../../../src/parcel/new-parcel-rules.ts'

vi.mock(import('../../../../src/parcel/new-parcel-rules.ts'), async (original) => {
  const actual = await original()
  return { ...actual, checkNewParcel: vi.fn(actual.checkNewParcel) }
})

const cells = {
  receiverId: 'rita@example.com',
  fromAddress: 'Harbour 1',
  toAddress: 'Hill 2',
  parcelType: 'PACKAGE',
  weight: '2.5',
  note: '',
  reference: '',
}
const receiverIds = new Map([['rita@example.com', 'r-1']])

const keysOf = (...references: string[]) =>
  keysOfRows(references.map((reference) => ({ reference })))

/** Computes the keys of rows that all have the same columns. */
function keysOfRows(rows: Record<string, string>[]): string[] {
  const titles = Object.keys({ ...cells, ...rows[0] })
  const positions = Object.fromEntries(titles.map((key, position) => [key, position]))
  const lines = rows.map((row, index) => ({
    row: index + 2,
    cells: Object.values({ ...cells, ...row }),
  }))
  return checkRows({ titles, lines }, positions, receiverIds).rows.map(({ key }) => key)
}

const rowKey = (before: number, reference: string, ...later: [string, unknown][]) => {
  const content = ['r-1', 'Harbour 1', 'Hill 2', 'PACKAGE', 2.5, '', reference, ...later]
  const hash = createHash('sha256').update(`${before} ${JSON.stringify(content)}`)
  return `import-${hash.digest('hex')}`
}

// Every length up to two blocks of the hash, and two of many blocks.
const lengths = [...Array.from({ length: 130 }, (_, length) => length), 1000, 4096]

it.each(['a', 'ß', '€', '🚚'])(
  'A row’s key is the standard SHA-256 of its content, even with “%s” in the content',
  (letter) => {
    const references = lengths.map((length) => letter.repeat(length))
    expect(references.map((reference) => keysOf(reference))).toEqual(
      references.map((reference) => [rowKey(0, reference)]),
    )
  },
)

it('Equal rows have different keys, which depend on their order in the file', () => {
  expect(keysOf('A-1', '', 'A-1')).toEqual([rowKey(0, 'A-1'), rowKey(0, ''), rowKey(1, 'A-1')])
})

it('Coordinates count as content of the rows that have them, in any notation', () => {
  const where = { latitude: 53.7443, longitude: -0.3326 }
  expect(
    keysOfRows([
      { reference: '', latitude: '53.7443', longitude: '-0.3326' },
      { reference: '', latitude: '53,74430', longitude: '-0,3326' },
      { reference: '', latitude: '53.7444', longitude: '-0.3326' },
      { reference: '', latitude: '', longitude: '' },
    ]),
  ).toEqual([
    rowKey(0, '', ['coordinates', where]),
    rowKey(1, '', ['coordinates', where]),
    rowKey(0, '', ['coordinates', { ...where, latitude: 53.7444 }]),
    rowKey(0, ''),
  ])
})

it('A new field with a default value does not change the keys of files without that field', () => {
  const check = vi.mocked(rules.checkNewParcel)
  const before = keysOf('A-1')
  const checkAsBefore = check.getMockImplementation()
  if (checkAsBefore === undefined) throw new Error('The rules are not there')
  check.mockImplementationOnce((typed) => {
    const checked = checkAsBefore(typed)
    if ('errors' in checked) return checked
    return { body: { ...checked.body, receiverPhone: 'standard' } }
  })
  expect(keysOf('A-1')).toEqual(before)
})
