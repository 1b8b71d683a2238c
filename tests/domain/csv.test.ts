import { expect, test } from 'vitest'
import { cellAsWritten, csvText } from '../../domain/csv.ts'

test.each([
  ['plain', 'plain'],
  ['a, "quoted" and\nbroken\r\nline', '"a, ""quoted"" and\nbroken\r\nline"'],
  ['Łódź 📦 שלום 東京', 'Łódź 📦 שלום 東京'],
  ["'already", "'already"],
  ["5'=3", "5'=3"],
  ["5;'3", `"5;'3"`],
  ['a=b', 'a=b'],
  ['5 - 3', '5 - 3'],
  ['""', '""""""'],
  [' before', '" before"'],
  ['after ', '"after "'],
  ['a\uFEFFb', '"a\uFEFFb"'],
  ['a\rb', '"a\rb"'],
  // Formulas get an apostrophe, even in a part that is a cell for other separators.
  ['=1+1', `"'=1+1"`],
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ['=1+1\nbefore a second line', `"'=1+1\nbefore a second line"`],
  ['+49 170 1234567', `"'+49 170 1234567"`],
  ['-3', `"'-3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1+1', `"'＝1+1"`],
  ['a;=1+1;b', `"a;'=1+1;b"`],
  ['a;"=1+1;b', `"a;""'=1+1;b"`],
  ['a\n""=1+1', `"a\n""""'=1+1"`],
  ['a\t@SUM(A1)', `"a\t'@SUM(A1)"`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['\n=1', `"'\n'=1"`],
])('The cell %j is written as %j, and read back unchanged', (cell, written) => {
  expect(csvText([[cell, '1'], ['2']])).toBe(`${written},1\r\n2\r\n`)
  const read = written.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')
  expect(cellAsWritten(read)).toBe(cell)
})

test.each([
  ['2,5', '2,5'],
  ['1 Hill, York', '1 Hill, York'],
  ['a;b', '"a;b"'],
  ['=1+1', `"'=1+1"`],
  // A program that splits cells at commas reads the end of such a cell.
  ['a,=1+1', `"a,'=1+1"`],
  ['a,"=1+1', `"a,""'=1+1"`],
  ['a;@SUM(A1),-3', `"a;'@SUM(A1),'-3"`],
  ['a, =1', 'a, =1'],
  // A dash after a comma belongs to a price, unless something to calculate with follows.
  ['Nachnahme 25,- EUR', 'Nachnahme 25,- EUR'],
  ['25,-', '25,-'],
  ['25,-€', '25,-€'],
  ['25,-/30,-', '25,-/30,-'],
  ['25,-, 30,-', '25,-, 30,-'],
  ['25,+ tip', '25,+ tip'],
  ['25,－ EUR', '25,－ EUR'],
  ['25,-; 30,-', '"25,-; 30,-"'],
  ["25,'- EUR", "25,'- EUR"],
  ['a,-A1', `"a,'-A1"`],
  ['a,-ä1', `"a,'-ä1"`],
  ['a,+1', `"a,'+1"`],
  ['a,-(1)', `"a,'-(1)"`],
  ['a,-{1}', `"a,'-{1}"`],
  ['a,-$A$1', `"a,'-$A$1"`],
  ['a,--1', `"a,'--1"`],
  ['a,-+1', `"a,'-+1"`],
  ['a,-=1', `"a,'-=1"`],
  ['a,-@A', `"a,'-@A"`],
  ['a,-"1"', `"a,'-""1"""`],
  ["a,-'S'!A1", `"a,'-'S'!A1"`],
  ['a,"-1', `"a,""'-1"`],
  ["a,- cmd|'x'!A0", `"a,'- cmd|'x'!A0"`],
  ['a,+  SUM(A1)', `"a,'+  SUM(A1)"`],
  ['25,- EUR, (paid)', '25,- EUR, (paid)'],
  ['a,－1', `"a,'－1"`],
  ['a,= 1', `"a,'= 1"`],
  ['a,@ 1', `"a,'@ 1"`],
  // At the start of a cell, and after a separator of this file, any sign is protected.
  ['- EUR', `"'- EUR"`],
  ['a;- EUR', `"a;'- EUR"`],
])('The cell %j between semicolons is written as %j, and read back unchanged', (cell, written) => {
  expect(csvText([[cell, '1'], ['2']], ';')).toBe(`${written};1\r\n2\r\n`)
  const read = written.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')
  expect(cellAsWritten(read, ';')).toBe(cell)
})

test('A cell between commas keeps an apostrophe after a comma, where none is added', () => {
  expect(csvText([["a,'=b", 'a,=b']])).toBe(`"a,'=b","a,=b"\r\n`)
  expect(cellAsWritten("a,'=b")).toBe("a,'=b")
})
