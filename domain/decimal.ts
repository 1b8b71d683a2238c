export interface Decimal {
  value: number
  /** Digits after the mark: with three, a comma or a point may also separate thousands. */
  decimals: number
}

/**
 * Reads a number that a person wrote, with a point or a comma as the decimal mark and in the digits of any script;
 * null if it is none.
 */
export function readDecimal(text: string): Decimal | null {
  const written = westernDigits(text).trim().replace('−', '-').replace('٫', '.')
  const match = /^(?<sign>[+-]?)(?<whole>\d{1,3}(?:[\s'’]\d{3})+|\d*)(?:[.,](?<rest>\d*))?$/.exec(
    written,
  )
  const { sign = '', whole = '', rest = '' } = match?.groups ?? {}
  if (whole === '' && rest === '') return null
  const value = Number(`${sign}${whole.replaceAll(/\D/g, '') || '0'}.${rest || '0'}`)
  return { value, decimals: rest.length }
}

/** Replaces the digits of other scripts, such as ٤ and ४, by 0 to 9. */
export const westernDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // Unicode has the digits of a script in a row of ten, from its zero on.
    let first = code
    while (isDigit(first - 1)) first -= 1
    return String((code - first) % 10)
  })

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))
