import { westernDigits } from './decimal.ts'
import { beforeExtension, dialed } from './phone-uri.ts'

/**
 * Reads a phone number as people write and paste it: with brackets, dots, slashes and dashes of all kinds, digits of
 * any script, invisible marks, `tel:` before it or an extension after it. Returns it in plain characters, grouped as
 * written; an empty text for a blank one, and null if it is no phone number.
 */
export function readPhone(text: string): string | null {
  if (text.length > maxWritten) return null
  const plain = inPlainCharacters(text)
  if (plain === '') return ''
  const bare = plain.replace(/^t[eé]l\b[.: ]*/iu, '').replace(/[\s.,;/-]+$/u, '')
  const { number = '', extension } = phoneNumber.exec(bare)?.groups ?? {}
  const digits = dialed(number).replace(/^(?:\+|00|011)/, '')
  if (digits.length < minDigits || digits.length > maxDigits) return null
  const grouped = number.replace('+ ', '+').replace(/[ (./-]+$/, '')
  return extension === undefined ? grouped : `${grouped}${beforeExtension}${extension}`
}

/** Counts everything that was pasted, marks and labels too. */
const maxWritten = 100
/** Some towns have numbers as short; the longest are those of ITU-T E.164. */
const [minDigits, maxDigits] = [5, 15]

/** Words before an extension in the languages of the screens and those of their neighbours. */
const extensionWords = [
  'ext(?:ension|ensión|n)?',
  'x',
  '#',
  // German
  'durchwahl',
  'dw',
  'nebenstelle',
  'app(?:arat)?',
  // French, Spanish and Portuguese
  'poste',
  'int(?:erno)?',
  'anexo',
  'ramal',
  // Polish, Russian and Arabic
  'wewn?',
  'wewnętrzny',
  'доб',
  'تحويل[ةه]',
].join('|')

const phoneNumber = new RegExp(
  String.raw`^(?<number>\(?(?:\+ ?\(?[1-9]|\(?\d)[\d ()./-]*)` +
    String.raw`(?:(?:[,; ]*(?:${extensionWords})[.:=]*|[,;]+) ?(?<extension>\d{1,6})#?\)?)?$`,
  'iu',
)

const inPlainCharacters = (text: string): string =>
  westernDigits(text.normalize('NFKC'))
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\p{Pd}−⁃ーｰ]/gu, '-')
    .replaceAll(/[·•・]/gu, '.')
    .replaceAll(/[⁄∕]/gu, '/')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .trim()
