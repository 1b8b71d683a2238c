import { describe, expect, it } from 'vitest'
import { registry } from '../../machines/registry.ts'
import { mermaidOf } from '../../machines/diagrams/mermaid.ts'

const name = String.raw`[A-Za-z]\w*`
// Excludes characters that end a text: `;` a line, `#` an entity, `:` a second text.
const text = String.raw`[^;#:"\n]+`

/** The forms of a line that we write, from the grammar of Mermaid state diagrams. */
const grammar = {
  opening: new RegExp(`^state "${text}" as ${name} {$`),
  state: new RegExp(`^state "${text}" as ${name}$`),
  start: new RegExp(String.raw`^\[\*\] --> ${name}$`),
  call: new RegExp(`^${name} : ${text}$`),
  arrow: new RegExp(`^${name} --> ${name} : ${text}$`),
  divider: /^--$/,
  closing: /^}$/,
}
type Kind = keyof typeof grammar

describe.each(registry.map((entry) => [entry.title, entry] as const))(
  '%s as Mermaid text',
  (_, entry) => {
    const [head, body] = partsOf(mermaidOf(entry))

    it('begins with its title and its kind', () => {
      expect(head).toEqual(['---', `title: ${entry.title}`, '---', 'stateDiagram-v2'])
    })

    it('has only lines of its grammar', () => {
      expect(body.filter((line) => kindsOf(line).length !== 1)).toEqual([])
    })

    it('divides regions only inside a state, and closes every state', () => {
      let depth = 0
      for (const line of body) {
        const [kind] = kindsOf(line)
        const isWithin = kind === 'divider' || kind === 'closing'
        expect(depth).toBeGreaterThanOrEqual(isWithin ? 1 : 0)
        if (kind === 'opening') depth += 1
        if (kind === 'closing') depth -= 1
      }
      expect(depth).toBe(0)
    })

    it('draws each arrow once, between declared states', () => {
      const declared = body.flatMap((line) => / as (\w+)/.exec(line)?.[1] ?? [])
      expect(declared).toEqual([...new Set(declared)])
      const ends = body
        .filter((line) => line.includes(' --> '))
        .flatMap((line) => line.replace(/ : .*/, '').split(' --> '))
        .filter((end) => end !== '[*]')
      expect(ends.filter((end) => !declared.includes(end))).toEqual([])
    })
  },
)

function partsOf(diagram: string): [head: string[], body: string[]] {
  const lines = diagram.trimEnd().split('\n')
  return [lines.slice(0, 4), lines.slice(4).map((line) => line.trim())]
}

const kindsOf = (line: string) =>
  (Object.keys(grammar) as Kind[]).filter((kind) => grammar[kind].test(line))
