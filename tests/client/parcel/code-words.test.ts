import { expect, it, vi } from 'vitest'
import { documentType, packageType } from '../../../languages/texts/de/parcels.ts'
import { codeWords } from '../../../server/http/code-words.ts'
import { failureLabels } from '../../../src/parcel/failure-labels.ts'
import { statusText } from '../../../src/parcel/status-text.ts'

// In German, since English words may also be those that are made from an unknown code.
vi.mock('#texts/common.ts', () => import('../../../languages/texts/de/common.ts'))
vi.mock('#texts/names.ts', () => import('../../../languages/texts/de/names.ts'))

const labels = new Map<string, string>(Object.entries(failureLabels))
const shown = (code: string) => labels.get(code) ?? statusText(code)

it.each(Object.entries(codeWords('de')))(
  'The code %s is %j in files and on pages',
  (code, wordInFiles) => {
    expect(shown(code)).toBe(wordInFiles)
  },
)

it('A new parcel has a choice of the types that files name', () => {
  expect(codeWords('de')).toMatchObject({ PACKAGE: packageType, DOCUMENT: documentType })
})
