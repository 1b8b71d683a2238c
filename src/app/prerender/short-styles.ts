import type { Plugin } from 'vite'
import * as tokens from '../../ui/theme/tokens.ts'

/**
 * Takes out of the styles what only people read, and puts the tokens' values into them, which then
 * need not come along. Both builds need it: the names of classes follow from the styles.
 */
export function shortStyles(): Plugin {
  return {
    name: 'waybill:short-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /styled|\bcolor\b/ },
      handler: shortened,
    },
  }
}

/** A source with all its styles shortened. */
export function shortened(code: string): string {
  return withColors(withShortStyles(code))
}

function withShortStyles(code: string): string {
  let result = ''
  let at = 0
  for (const { index, 0: opening } of code.matchAll(styleOpening)) {
    const start = index + opening.length
    // Within a style that is done already.
    if (start < at) continue
    const end = endOfTemplate(code, start)
    result += code.slice(at, start) + shortTemplate(code.slice(start, end))
    at = end
  }
  return result + code.slice(at)
}

/** As in css`…`, styled.a`…`, styled(Link)<Props>`…` and styled.div.attrs({ … })<Props>`…`. */
const styleOpening =
  /(?<![\w.$'"])(?:css|keyframes|createGlobalStyle|styled(?:\.[a-z]\w*|\([A-Za-z][\w.]*\)))(?:\.(?:attrs|withConfig)\(\{[^}]*\}\))*(?:<[^`]*?>)?`/g

/** Where the template whose content begins at `start` has its closing backtick. */
function endOfTemplate(code: string, start: number): number {
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1
    else if (code[at] === '`') return at
    else if (code.startsWith('${', at)) at = endOfValue(code, at + 2)
  }
  throw new Error('A style has no end.')
}

/** Where the `${…}` whose content begins at `start` has its closing brace. */
function endOfValue(code: string, start: number): number {
  for (let at = start, depth = 0; at < code.length; at += 1) {
    if (code[at] === '`') at = endOfTemplate(code, at + 1)
    else if (code[at] === '{') depth += 1
    else if (code[at] === '}' && (depth -= 1) < 0) return at
  }
  throw new Error('A value in a style has no end.')
}

function shortTemplate(template: string): string {
  const values: string[] = []
  let css = ''
  let at = 0
  for (let next = template.indexOf('${'); next >= 0; next = template.indexOf('${', at)) {
    const end = endOfValue(template, next + 2)
    const value = template.slice(next + 2, end)
    css += template.slice(at, next)
    css += tokenIn(value) ?? `\0${values.push(withShortStyles(value)) - 1}\0`
    at = end + 1
  }
  return shortText(css + template.slice(at)).replaceAll(
    /\0(\d+)\0/g,
    (_, index) => `\${${values[Number(index)] ?? ''}}`,
  )
}

/** Quoted text stays as it is; a semicolon at the end stays, since more may follow. */
function shortText(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/('[^']*'|"[^"]*")|\s+/g, (_, quoted?: string) => quoted ?? ' ')
    .replaceAll(
      /('[^']*'|"[^"]*")| ?([{};,]) ?|: /g,
      (_, quoted?: string, sign?: string) => quoted ?? sign ?? ':',
    )
    .replaceAll(';}', '}')
    .trim()
}

const scales: Readonly<Record<string, unknown>> = tokens

function tokenIn(value: string): string | null {
  const steps = /^space\(([\d.]+)\)$/.exec(value)?.[1]
  if (steps !== undefined) return tokens.space(Number(steps))
  const [, scale = '', name = ''] = /^(\w+)\.(\w+)$/.exec(value) ?? []
  const values = scales[scale]
  if (typeof values !== 'object' || values === null) return null
  const found: unknown = Object.entries(values).find(([one]) => one === name)?.[1]
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null
}

/** Colours are named outside of styles as well, in drawings. */
function withColors(code: string): string {
  if (!/^(?:import \{[^}]*\bcolor\b[^}]*\} from '.*\/tokens\.ts'|export const color\b)/m.test(code))
    return code
  return code.replaceAll(/(?<![\w.$'"])color\.\w+/g, (found) => {
    const value = tokenIn(found)
    return value === null ? found : `'${value}'`
  })
}
