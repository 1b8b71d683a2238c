import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { foldText } from '../../../domain/fold.ts'
import { databaseForFile } from '../support/for-file.ts'

const { db } = await databaseForFile()

const inDatabase = async (texts: string[]): Promise<string[]> => {
  const rows = await db.query<{ folded: string }>(sql`
    select fold_text(given) as folded from unnest(${texts}::text[]) with ordinality as row (given, place)
    order by place
  `)
  return rows.map(({ folded }) => folded)
}

test('the database folds each letter and sign of Unicode as the domain does', async () => {
  const all = Array.from({ length: 0x1_ff_ff }, (_, index) => String.fromCodePoint(index + 1))
  // Letters that are new in Unicode are known to one of the two first.
  const known = await db.query<{ letter: string }>(sql`
    select letter from unnest(${all.filter((letter) => !/[\p{Cn}\p{Cs}]/u.test(letter))}::text[]) as letter
    where unicode_assigned(letter)
  `)
  expect(known.length).toBeGreaterThan(90_000)
  const texts = known.map(({ letter }) => `a${letter}b`)
  const folded = await inDatabase(texts)
  const different = texts.filter((text, index) => folded[index] !== foldText(text))
  expect(different.map((text) => text.codePointAt(1)?.toString(16))).toEqual([])
})

test.each([
  '',
  ' ',
  ',',
  '\n 12,\tMüller  Street \r\n',
  'ΟΔΟΣ Σ',
  '’s-Hertogenbosch',
  'İstanbul I',
  '한국 が ｶﾞ',
])('the database folds %j as the domain does', async (text) => {
  const forms = [text, text.normalize('NFD'), text.toUpperCase(), text.normalize('NFKD')]
  expect(await inDatabase(forms)).toEqual(forms.map(foldText))
})
