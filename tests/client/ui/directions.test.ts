import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../../server/project-root.ts'

/*
 * Styles name the start and the end of a line, which follow the direction of reading; properties
 * without a start and an end use `inlineSign`. The e2e tests check rules of some pages, this test
 * checks all sources.
 */

/** Sources that mean a side of the window. */
const exceptions = new Set([
  'src/ui/theme/right-to-left.ts',
  // A measured position in the window.
  'src/ui/tooltip/tooltip.tsx',
])

it('Styles and sources do not use left and right', () => {
  const found = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/${name}`)
    .filter((file) => !exceptions.has(file))
    .flatMap((file) =>
      oneSidedLines(readFileSync(join(projectRoot, file), 'utf8')).map(
        (line) => `${file}: ${line}`,
      ),
    )
  expect(found).toEqual([])
})

it.each([
  'margin-left: 1rem;',
  'border-top-right-radius: 4px;',
  'left: 0;',
  'text-align: right;',
  'padding: 0 1rem 0 ${space(2)};',
  'border-radius: ${radius.small} 0 0 ${radius.small};',
  'box-shadow: inset 3px 0 0 ${color.accent};',
  'transform: translateX(-100%);',
  'transform-origin: left center;',
  'background: linear-gradient(to right, red, blue);',
  '<Bar style={{ left: x }} />',
  '<Bar style={{ marginRight: 4 }} />',
])('%s names a side', (line) => {
  expect(oneSidedLines(line)).toEqual([line])
})

it.each([
  'margin-inline-start: 1rem;',
  'padding: ${space(1)} ${space(2)} ${space(3)} ${space(2)};',
  'border-radius: ${radius.large} ${radius.large} 0 0;',
  'box-shadow: inset calc(3px * ${inlineSign}) 0 0 ${color.accent};',
  'box-shadow: inset 0 -3px 0 black;',
  'padding: ${space(1)} clamp(${space(2)}, 3vw, ${space(3)}) ${space(4)};',
  'transform: translateX(calc(-100% * ${inlineSign}));',
])('%s names no side', (line) => {
  expect(oneSidedLines(line)).toEqual([])
})

function oneSidedLines(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => isOneSided(line))
}

const signs = [
  /\b(?:margin|padding|border|inset)-(?:left|right)\b/,
  /\b(?:margin|padding|border)(?:Left|Right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /^(?:left|right): .*;$/,
  /\b(?:text-align|float|transform-origin|background-position):.*\b(?:left|right)\b/,
  /\bstyle=\{\{[^}]*\b(?:left|right)\b/,
  /gradient\(\s*to (?:left|right)\b/,
]
/** Matches a horizontal shift that does not follow the direction of reading. */
const shifts = [/\btranslateX\(/, /\bbox-shadow: (?:inset )?-?[1-9]/, /\bbox-shadow:.*\bcalc\(/]

function isOneSided(line: string): boolean {
  if (signs.some((sign) => sign.test(line))) return true
  if (!line.includes('inlineSign') && shifts.some((shift) => shift.test(line))) return true
  const [, name, values = ''] = /^([\w-]+): ([^;]*);$/.exec(line) ?? []
  const [top, end, bottom, start] = valuesIn(values)
  if (start === undefined) return false
  if (name === 'border-radius') return top !== end || bottom !== start
  return /^(?:margin|padding|inset|border-width)$/.test(name ?? '') && end !== start
}

/** Splits values such as `${space(1)} 2px`, keeping brackets together. */
function valuesIn(text: string): string[] {
  const values = ['']
  let depth = 0
  for (const sign of text) {
    if ('({'.includes(sign)) depth += 1
    if (')}'.includes(sign)) depth -= 1
    if (sign === ' ' && depth === 0) values.push('')
    else values.push(`${values.pop()}${sign}`)
  }
  return values
}
