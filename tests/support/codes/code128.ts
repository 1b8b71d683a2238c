/** Decodes widths of alternating bars and gaps, in any unit, without the quiet zones. */
export function readCode128(widths: readonly number[]): string {
  const module = widths.reduce((sum, width) => sum + width, 0) / modulesOf(widths.length)
  const values: number[] = []
  for (let at = 0; at + 7 < widths.length; at += 6)
    values.push(valueOf(widths.slice(at, at + 6), module))
  if (valueOf(widths.slice(-7), module) !== 106) throw new Error('It does not end with a stop')
  const [start = 0, ...rest] = values
  const check = rest.pop()
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), start)
  if (sum % 103 !== check) throw new Error(`Its check is ${check} and should be ${sum % 103}`)
  return textOf(start, rest)
}

// Every character has 11 modules in 6 widths, the stop character 13 in 7.
const modulesOf = (count: number) => ((count - 7) / 6) * 11 + 13

function valueOf(widths: readonly number[], module: number): number {
  const pattern = widths.map((width) => Math.round(width / module)).join('')
  const value = patterns.indexOf(pattern)
  if (value === -1) throw new Error(`No character has the pattern ${pattern}`)
  return value
}

function textOf(start: number, values: readonly number[]): string {
  const first = sets[start - 103]
  if (first === undefined) throw new Error(`It does not begin with a start but with ${start}`)
  let set: CodeSet = first
  let text = ''
  for (const value of values) {
    const next: CodeSet | undefined = switches[set][value]
    if (next !== undefined) set = next
    else if (set === 'C') text += String(value).padStart(2, '0')
    else if (value < 64) text += String.fromCharCode(value + 32)
    else if (value < 96) text += String.fromCharCode(set === 'A' ? value - 64 : value + 32)
    else throw new Error(`The value ${value} is not read here`)
  }
  return text
}

type CodeSet = 'A' | 'B' | 'C'
const sets: CodeSet[] = ['A', 'B', 'C']
const switches: Record<CodeSet, Partial<Record<number, CodeSet>>> = {
  A: { 99: 'C', 100: 'B' },
  B: { 99: 'C', 101: 'A' },
  C: { 100: 'B', 101: 'A' },
}

// Patterns of ISO/IEC 15417 by value: bar, gap, bar, gap, bar, gap.
const patterns = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
  122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
  322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
  112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
  331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
  112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
  124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
  411311 113141 114131 311141 411131 211412 211214 211232 2331112
`
  .trim()
  .split(/\s+/)
