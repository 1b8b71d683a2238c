import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser'

/** A parsed message of a catalogue. */
export interface Message {
  text: string
  elements: MessageFormatElement[]
  /** Kinds of the arguments by name, sorted by name. */
  parameters: Map<string, ParameterKind>
}

/** A `part` is a function that renders the text between two tags. */
type ParameterKind = 'string' | 'number' | 'part'

/**
 * Parses a message in ICU MessageFormat: `{name}`, `{count, number}`, `plural`, `selectordinal`, `select`
 * and `<tags>` around text. Dates and amounts are passed as text, formatted by `domain/format.ts`.
 */
export function readMessage(text: string): Message {
  const elements = parse(text)
  const parameters = new Map<string, ParameterKind>()
  collectParameters(elements, parameters)
  return {
    text,
    elements,
    parameters: new Map([...parameters].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

function collectParameters(elements: MessageFormatElement[], found: Map<string, ParameterKind>) {
  const add = (name: string, kind: ParameterKind) => {
    const known = found.get(name)
    // A plural's argument can also be inserted as text.
    if (known === undefined || (known === 'string' && kind === 'number')) found.set(name, kind)
    else if (known !== kind && !(known === 'number' && kind === 'string'))
      throw new Error(`${name} is a ${known} and a ${kind}`)
  }
  for (const element of elements) {
    if (isArgumentElement(element)) add(element.value, 'string')
    else if (isNumberElement(element) && !element.style) add(element.value, 'number')
    else if (isSelectElement(element) || isPluralElement(element)) {
      add(element.value, isPluralElement(element) ? 'number' : 'string')
      for (const { value } of Object.values(element.options)) collectParameters(value, found)
    } else if (isTagElement(element)) {
      add(element.value, 'part')
      collectParameters(element.children, found)
    } else if (!isLiteralElement(element) && !isPoundElement(element))
      throw new Error('Dates, times and styles of numbers are not for messages')
  }
}

/**
 * Compiles a message to an export of a TypeScript module: a string, or a function that returns one.
 * `isolates` is for right-to-left languages, and keeps arguments from being reordered with the text around
 * them.
 */
export function compileMessage(
  key: string,
  { elements, parameters }: Message,
  isolates = false,
): string {
  if (parameters.size === 0) return `export const ${key}: string = ${textOf(elements)}\n`
  const kinds = [...parameters]
  const isInParts = kinds.some(([, kind]) => kind === 'part')
  const types = kinds.map(([name, kind]) => `${name}: ${typeNames[kind]}`).join('; ')
  const context = {
    numbers: new Set(kinds.filter(([, kind]) => kind === 'number').map(([n]) => n)),
    isolates: isolates && !isArgumentAlone(elements),
  }
  return isInParts
    ? `export const ${key} = <Part>(a: { ${types} }): (string | Part)[] => ${listOf(elements, context)}\n`
    : `export const ${key} = (a: { ${types} }): string => ${markedTextOf(elements, context)}\n`
}

const typeNames: Record<ParameterKind, string> = {
  string: 'string',
  number: 'number',
  part: '(text: string) => Part',
}

interface Context {
  /** Names of arguments that are formatted as numbers. */
  numbers: ReadonlySet<string>
  /** Puts string arguments between Unicode isolate characters. */
  isolates: boolean
  /** Expression of the number that a `#` stands for. */
  pound?: string
}

const noContext: Context = { numbers: new Set(), isolates: false }

const [isolateBegins, isolateEnds] = [String.raw`\u2068`, String.raw`\u2069`]
const rightToLeftMark = String.raw`\u200f`

/** Writes an expression that yields a string. */
function textOf(elements: MessageFormatElement[], context = noContext): string {
  if (elements.every(isLiteralElement))
    return JSON.stringify(elements.map(({ value }) => value).join(''))
  const inner = elements.map((element) => {
    if (isLiteralElement(element))
      return element.value.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`)
    const argument = `\${${expressionOf(element, context, textOf)}}`
    return isIsolated(element, context) ? `${isolateBegins}${argument}${isolateEnds}` : argument
  })
  const [only] = elements
  if (only !== undefined && elements.length === 1 && !isIsolated(only, context))
    return expressionOf(only, context, textOf)
  return `\`${inner.join('')}\``
}

/** Adds a right-to-left mark to a text that has no letters of its own to set its direction. */
function markedTextOf(elements: MessageFormatElement[], context: Context): string {
  const text = textOf(elements, context)
  const isMarked = context.isolates && elements.length > 1 && !hasLetters(elements)
  return isMarked ? text.replace('`', `\`${rightToLeftMark}`) : text
}

const hasLetters = (elements: MessageFormatElement[]): boolean =>
  elements.some((element) => {
    if (isLiteralElement(element)) return /\p{L}/u.test(element.value)
    if (isSelectElement(element) || isPluralElement(element))
      return Object.values(element.options).some(({ value }) => hasLetters(value))
    return false
  })

const isIsolated = (element: MessageFormatElement, { isolates, numbers }: Context) =>
  isolates && isArgumentElement(element) && !numbers.has(element.value)

/** True for `{name}` alone: it needs no isolation, and copied text has no invisible characters. */
const isArgumentAlone = ([only, ...others]: MessageFormatElement[]) =>
  only !== undefined && others.length === 0 && isArgumentElement(only)

/** Writes an expression that yields a list of strings and rendered tags. */
function listOf(elements: MessageFormatElement[], context: Context): string {
  const [only] = elements
  if (elements.length === 1 && only !== undefined && isChoice(only))
    return expressionOf(only, context, listOf)
  const items = elements.map((element) => {
    if (isTagElement(element)) {
      // The rendered element isolates its text itself, as in `<code>{key}</code>`.
      const isolates = context.isolates && !isArgumentAlone(element.children)
      return `a.${element.value}(${textOf(element.children, { ...context, isolates })})`
    }
    return isChoice(element)
      ? `...(${expressionOf(element, context, listOf)})`
      : textOf([element], context)
  })
  return `[${items.join(', ')}]`
}

const isChoice = (element: MessageFormatElement) =>
  isSelectElement(element) || isPluralElement(element)

function expressionOf(
  element: MessageFormatElement,
  context: Context,
  write: (elements: MessageFormatElement[], context: Context) => string,
): string {
  if (isPoundElement(element)) return `number(${context.pound ?? ''})`
  if (isTagElement(element) || isLiteralElement(element)) throw new Error('This is no argument')
  const name = `a.${element.value}`
  if (isPluralElement(element)) return pluralOf(element, context, write)
  if (isSelectElement(element)) {
    const { other, ...named } = element.options
    const cases = Object.entries(named).map(
      ([value, option]) =>
        `${name} === ${JSON.stringify(value)} ? ${write(option.value, context)} : `,
    )
    return `(${cases.join('')}${write(other?.value ?? [], context)})`
  }
  return context.numbers.has(element.value) ? `number(${name})` : name
}

function pluralOf(
  { value, options, offset, pluralType }: PluralElement,
  context: Context,
  write: (elements: MessageFormatElement[], context: Context) => string,
): string {
  const name = `a.${value}`
  const counted = offset === 0 ? name : `${name} - ${offset}`
  const inner = { ...context, pound: counted }
  const category = `${pluralType === 'ordinal' ? 'ordinal' : 'category'}(${counted})`
  const { other, ...named } = options
  const cases = Object.entries(named)
    // Exact numbers come before categories.
    .toSorted(([a], [b]) => Number(b.startsWith('=')) - Number(a.startsWith('=')))
    .map(([rule, option]) => {
      const condition = rule.startsWith('=')
        ? `${name} === ${rule.slice(1)}`
        : `${category} === '${rule}'`
      return `${condition} ? ${write(option.value, inner)} : `
    })
  return `(${cases.join('')}${write(other?.value ?? [], inner)})`
}
