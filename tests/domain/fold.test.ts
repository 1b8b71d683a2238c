import { expect, test } from 'vitest'
import { foldText } from '../../domain/fold.ts'

test.each([
  ['case', '12 MÜLLER STREET', '12 Müller Street'],
  ['accents', '12 Muller Street', '12 Müller Street'],
  ['decomposed letters', '12 Müller Street'.normalize('NFD'), '12 Müller Street'],
  ['double spaces', '12  Müller   Street', '12 Müller Street'],
  ['spaces around', ' 12 Müller Street\n', '12 Müller Street'],
  ['no-break spaces', '12\u00a0Müller\u202fStreet', '12 Müller Street'],
  ['ideographic spaces', '東京\u3000港区', '東京 港区'],
  ['lines', '12 Müller Street\r\nHull', '12 Müller Street Hull'],
  ['commas', '12, Müller Street,Hull', '12 Müller Street Hull'],
  ['commas of other scripts', '東京、港区 شارع، عمان', '東京,港区 شارع عمان'],
  ['letters that have no accent apart', 'ŁÓDŹ ØRSTED đ ħ', 'Lodz orsted d h'],
  ['ß', 'HAUPTSTRASSE', 'Hauptstraße'],
  ['ligatures', 'Ærø Œuvre ﬁne', 'aero oeuvre fine'],
  ['a Turkish capital', 'İstanbul', 'istanbul'],
  ['the last sigma of a word', 'ΟΔΟΣ', 'οδος'],
  ['wide letters', 'Ｈｕｌｌ １２', 'Hull 12'],
  ['narrow kana', 'ｶﾞｰﾄﾞ', 'ガード'],
  ['apostrophes', 'O’Connell ‘s', "O'Connell 's"],
  ['hyphens', '12–14 Stoke‑on‑Trent', '12-14 Stoke-on-Trent'],
  ['characters that are not seen', 'Mül\u00adler\u200b\u200eStreet', 'MüllerStreet'],
])('%s make no difference', (_name, one, other) => {
  expect(foldText(one)).toBe(foldText(other))
})

test.each([
  ['1 Mill Lane', '11 Mill Lane'],
  ['1 2 Mill Lane', '12 Mill Lane'],
  ['1/2 Mill Lane', '12 Mill Lane'],
  ['が', 'か'],
  ['कि', 'की'],
  ['Mill Lane', 'Mil Lane'],
])('%s and %s stay apart', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})
